"use strict";
// Plays a run that stands in the page as JSON. Texts of the model are shown by textContent alone.
(() => {
  const run = JSON.parse(document.getElementById("run").textContent);
  const COLORS = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#999933"];
  const unpack = (text) => {
    const raw = atob(text);
    const bytes = new Uint8Array(raw.length);
    for (let i = 0; i < raw.length; i += 1) bytes[i] = raw.charCodeAt(i);
    return new Float32Array(bytes.buffer);
  };
  const make = (tag, parent, text) => {
    const element = document.createElement(tag);
    if (text !== undefined) element.textContent = text;
    if (parent) parent.appendChild(element);
    return element;
  };
  const times = unpack(run.time);
  const end = times[times.length - 1];
  const state = { time: times[0], playing: false, speed: 1, last: 0 };

  // --- parts of the page
  const page = document.getElementById("page");
  const head = make("header", page);
  make("h1", head, run.title || "Kanevas");
  if (run.description) make("p", head, run.description);
  const space = make("div", page);
  space.className = "space";
  const view = make("canvas", space);
  view.tabIndex = 0;
  view.setAttribute("aria-label", "The mechanism; drag to turn, wheel to zoom");
  const side = make("section", page);
  side.className = "plots";
  const foot = make("footer", page);
  const button = make("button", foot, "▶");
  const slider = make("input", foot);
  Object.assign(slider, { type: "range", min: 0, max: 1, step: "any", value: 0 });
  slider.setAttribute("aria-label", "Time");
  const speeds = make("select", foot);
  speeds.setAttribute("aria-label", "Speed");
  for (const factor of [0.01, 0.1, 0.25, 0.5, 1, 2, 5]) {
    const option = make("option", speeds, factor + "×");
    option.value = factor;
    option.selected = factor === 1;
  }
  const clock = make("output", foot);

  // --- motion
  const bodies = run.bodies.map((body) => ({
    color: [1, 3, 5].map((k) => parseInt(body.color.slice(k, k + 2), 16) / 255),
    corners: unpack(body.corners), normals: unpack(body.normals), motion: unpack(body.motion),
  }));
  const frameAt = (time) => {
    let low = 0, high = times.length - 1;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (times[middle] <= time) low = middle; else high = middle;
    }
    const width = times[high] - times[low];
    return [low, high, width > 0 ? Math.min(Math.max((time - times[low]) / width, 0), 1) : 1];
  };
  const pose = (body, [low, high, part]) => {
    const q = [];
    for (let k = 0; k < 7; k += 1) {
      q.push(body.motion[7 * low + k] * (1 - part) + body.motion[7 * high + k] * part);
    }
    const size = Math.hypot(q[3], q[4], q[5], q[6]) || 1;
    const [x, y, z, s] = q.slice(3).map((e) => e / size);
    return [
      1 - 2 * (y * y + z * z), 2 * (x * y + z * s), 2 * (x * z - y * s), 0,
      2 * (x * y - z * s), 1 - 2 * (x * x + z * z), 2 * (y * z + x * s), 0,
      2 * (x * z + y * s), 2 * (y * z - x * s), 1 - 2 * (x * x + y * y), 0,
      q[0], q[1], q[2], 1,
    ];
  };
  const bounds = { low: [Infinity, Infinity, Infinity], high: [-Infinity, -Infinity, -Infinity] };
  const LOOKS = 100;  // frames, and corners of a body, that say how much room the motion takes
  for (const body of bodies) {
    const stride = 3 * Math.ceil(body.corners.length / (3 * LOOKS));
    for (let look = 0; look < LOOKS; look += 1) {
      const m = pose(body, frameAt(times[0] + (end - times[0]) * look / (LOOKS - 1)));
      for (let i = 0; i < body.corners.length; i += stride) {
        for (let k = 0; k < 3; k += 1) {
          const at = m[k] * body.corners[i] + m[4 + k] * body.corners[i + 1] + m[8 + k] * body.corners[i + 2] + m[12 + k];
          bounds.low[k] = Math.min(bounds.low[k], at);
          bounds.high[k] = Math.max(bounds.high[k], at);
        }
      }
    }
  }
  const centre = [0, 1, 2].map((k) => (bounds.low[k] + bounds.high[k]) / 2);
  const radius = Math.hypot(...[0, 1, 2].map((k) => bounds.high[k] - bounds.low[k])) / 2 || 1;

  // --- space
  const flat = bodies.every((b) => {
    for (let f = 0; f < times.length; f += 1) {
      if (Math.abs(b.motion[7 * f + 2] - b.motion[2]) > 1e-6 * radius) return false;
    }
    return true;
  }) && Math.abs(run.up[2]) < 0.5;
  const camera = { yaw: flat ? 0 : 0.6, pitch: flat ? 0.15 : 0.35, distance: 2.2 * radius };
  const gl = view.getContext("webgl", { antialias: true });
  let program = null;
  const prepare = () => {
    const compiled = (kind, source) => {
      const shader = gl.createShader(kind);
      gl.shaderSource(shader, source);
      gl.compileShader(shader);
      return shader;
    };
    program = gl.createProgram();
    gl.attachShader(program, compiled(gl.VERTEX_SHADER,
      "attribute vec3 corner, normal; uniform mat4 body, eye; varying vec3 across, at;" +
      "void main() { vec4 there = body * vec4(corner, 1.0); at = there.xyz;" +
      "across = mat3(body[0].xyz, body[1].xyz, body[2].xyz) * normal; gl_Position = eye * there; }"));
    gl.attachShader(program, compiled(gl.FRAGMENT_SHADER,
      "precision mediump float; varying vec3 across, at; uniform vec3 color, from;" +
      "void main() { vec3 n = normalize(across); vec3 to = normalize(from - at);" +
      "if (dot(n, to) < 0.0) n = -n; float light = 0.45 + 0.55 * max(dot(n, to), 0.0);" +
      "gl_FragColor = vec4(color * light, 1.0); }"));
    gl.linkProgram(program);
    gl.useProgram(program);
    gl.enable(gl.DEPTH_TEST);
    for (const body of bodies) {
      for (const name of ["corners", "normals"]) {
        body[name + "Buffer"] = gl.createBuffer();
        gl.bindBuffer(gl.ARRAY_BUFFER, body[name + "Buffer"]);
        gl.bufferData(gl.ARRAY_BUFFER, body[name], gl.STATIC_DRAW);
      }
    }
  };
  if (gl) {
    prepare();
    view.addEventListener("webglcontextlost", (event) => { event.preventDefault(); program = null; });
    view.addEventListener("webglcontextrestored", () => { prepare(); draw(); });
  } else {
    make("div", space, "This browser has no WebGL: the plots play without the picture.").className = "note";
  }
  const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
  const unit = (a) => { const size = Math.hypot(...a); return a.map((x) => x / size); };
  const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  const basis = () => {
    const up = unit(run.up);
    const ahead = Math.abs(up[2]) < 0.9 ? [0, 0, 1] : [0, -1, 0];
    const back = unit(ahead.map((x, k) => x - dot(ahead, up) * up[k]));
    return { up, back, right: cross(up, back) };
  };
  const eyeMatrix = (aspect) => {
    const { up, back, right } = basis();
    const c = Math.cos(camera.pitch);
    const way = [0, 1, 2].map((k) => Math.sin(camera.pitch) * up[k] +
      c * (Math.cos(camera.yaw) * back[k] + Math.sin(camera.yaw) * right[k]));
    const from = centre.map((x, k) => x + camera.distance * way[k]);
    const x = unit(cross(up, way)), y = cross(way, x);
    const near = camera.distance / 100, far = camera.distance + 4 * radius, f = 1.9;
    const wide = f / Math.max(aspect, 0.01);
    const moved = [-dot(x, from), -dot(y, from), -dot(way, from)];
    const row = (axis, k) => [axis[0], axis[1], axis[2], moved[k]];
    const rows = [row(x, 0).map((v) => v * wide), row(y, 1).map((v) => v * f)];
    const depth = row(way, 2);
    rows.push(depth.map((v, k) => v * (far + near) / (near - far) + (k === 3 ? 2 * far * near / (near - far) : 0)));
    rows.push(depth.map((v) => -v));
    const matrix = [];
    for (let column = 0; column < 4; column += 1) for (let r = 0; r < 4; r += 1) matrix.push(rows[r][column]);
    return { matrix, from };
  };
  const fitted = (canvas) => {
    const ratio = window.devicePixelRatio || 1;
    const width = Math.max(1, Math.round(canvas.clientWidth * ratio));
    const height = Math.max(1, Math.round(canvas.clientHeight * ratio));
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    return ratio;
  };
  const drawSpace = () => {
    if (!gl || !program) return;
    fitted(view);
    gl.viewport(0, 0, view.width, view.height);
    gl.clearColor(0, 0, 0, 0);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    const { matrix, from } = eyeMatrix(view.width / view.height);
    const place = (name) => gl.getUniformLocation(program, name);
    gl.uniformMatrix4fv(place("eye"), false, matrix);
    gl.uniform3fv(place("from"), from);
    const frame = frameAt(state.time);
    for (const body of bodies) {
      gl.uniformMatrix4fv(place("body"), false, pose(body, frame));
      gl.uniform3fv(place("color"), body.color);
      for (const [attribute, name] of [["corner", "corners"], ["normal", "normals"]]) {
        const at = gl.getAttribLocation(program, attribute);
        gl.bindBuffer(gl.ARRAY_BUFFER, body[name + "Buffer"]);
        gl.enableVertexAttribArray(at);
        gl.vertexAttribPointer(at, 3, gl.FLOAT, false, 0, 0);
      }
      gl.drawArrays(gl.TRIANGLES, 0, body.corners.length / 3);
    }
  };

  // --- plots
  const seek = (time) => { state.time = Math.min(Math.max(time, times[0]), end); draw(); };
  const short = (x) => (x === 0 ? "0" : Math.abs(x) >= 1e4 || Math.abs(x) < 1e-3 ? x.toExponential(2) : String(+x.toPrecision(4)));
  const LEFT = 68, RIGHT = 12;  // room beside a plot [px]
  const ticks = (low, high) => {
    const rough = (high - low) / 4, power = 10 ** Math.floor(Math.log10(rough));
    const step = power * ([1, 2, 5].find((k) => k * power >= rough) || 10);
    const found = [];
    for (let k = Math.ceil(low / step - 1e-9); k * step <= high + 1e-9 * step; k += 1) found.push(k * step);
    return found;
  };
  const plots = run.plots.map((plot) => {
    if (plot.title) make("h2", side, plot.title);
    const canvas = make("canvas", side);
    const list = make("ul", side);
    list.className = "legend";
    const curves = plot.curves.map((curve, k) => {
      const line = make("li", list);
      const swatch = make("span", line);
      swatch.className = "swatch";
      swatch.style.background = COLORS[k % COLORS.length];
      make("span", line, curve.name + (curve.unit && curve.unit !== "1" ? " [" + curve.unit + "] " : " "));
      return { values: unpack(curve.values), color: COLORS[k % COLORS.length], shown: make("b", line) };
    });
    const range = { low: Infinity, high: -Infinity };
    for (const curve of curves) for (const v of curve.values) if (Number.isFinite(v)) {
      range.low = Math.min(range.low, v);
      range.high = Math.max(range.high, v);
    }
    if (!(range.high > range.low)) {
      const middle = Number.isFinite(range.low) ? range.low : 0;
      Object.assign(range, { low: middle - 1, high: middle + 1 });
    }
    const go = (event) => {
      const box = canvas.getBoundingClientRect();
      seek(times[0] + (end - times[0]) * ((event.clientX - box.left - LEFT) / (box.width - LEFT - RIGHT)));
    };
    canvas.addEventListener("pointerdown", (event) => { canvas.setPointerCapture(event.pointerId); go(event); });
    canvas.addEventListener("pointermove", (event) => { if (event.buttons) go(event); });
    return { canvas, curves, range };
  });
  const drawPlot = ({ canvas, curves, range }) => {
    const ratio = fitted(canvas), pen = canvas.getContext("2d");
    const width = canvas.width / ratio, height = canvas.height / ratio;
    const colors = getComputedStyle(document.documentElement);
    const ink = colors.getPropertyValue("--muted"), line = colors.getPropertyValue("--line");
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    pen.clearRect(0, 0, width, height);
    const x = (t) => LEFT + (width - LEFT - RIGHT) * ((t - times[0]) / (end - times[0] || 1));
    const y = (v) => 8 + (height - 30) * ((range.high - v) / (range.high - range.low));
    pen.font = "12px system-ui, sans-serif";
    pen.fillStyle = ink;
    pen.strokeStyle = line;
    pen.textAlign = "right";
    for (const v of ticks(range.low, range.high)) {
      pen.beginPath();
      pen.moveTo(LEFT, y(v));
      pen.lineTo(width - RIGHT, y(v));
      pen.stroke();
      pen.fillText(short(v), LEFT - 6, y(v) + 4);
    }
    pen.textAlign = "center";
    const marks = ticks(times[0], end > times[0] ? end : times[0] + 1);
    marks.forEach((t, k) => pen.fillText(short(t) + (k === marks.length - 1 ? " s" : ""), x(t), height - 6));
    for (const curve of curves) {
      pen.strokeStyle = curve.color;
      pen.lineWidth = 1.5;
      pen.beginPath();
      let open = false;
      for (let f = 0; f < times.length; f += 1) {
        const v = curve.values[f];
        if (!Number.isFinite(v)) { open = false; continue; }
        if (open) pen.lineTo(x(times[f]), y(v)); else pen.moveTo(x(times[f]), y(v));
        open = true;
      }
      pen.stroke();
      const [low, high, part] = frameAt(state.time);
      curve.shown.textContent = short(curve.values[low] * (1 - part) + curve.values[high] * part);
    }
    pen.strokeStyle = colors.getPropertyValue("--accent");
    pen.beginPath();
    pen.moveTo(x(state.time), 4);
    pen.lineTo(x(state.time), height - 20);
    pen.stroke();
  };

  // --- playing
  const draw = () => {
    drawSpace();
    plots.forEach(drawPlot);
    slider.value = end > times[0] ? (state.time - times[0]) / (end - times[0]) : 0;
    clock.textContent = short(state.time) + " / " + short(end) + " s";
    button.textContent = state.playing ? "❚❚" : "▶";
    button.setAttribute("aria-label", state.playing ? "Pause" : "Play");
  };
  const step = (now) => {
    if (!state.playing) return;
    state.time += state.speed * Math.min(Math.max(now - state.last, 0), 100) / 1000;
    state.last = now;
    if (state.time >= end) Object.assign(state, { time: end, playing: false });
    draw();
    requestAnimationFrame(step);
  };
  const toggle = () => {
    state.playing = !state.playing;
    if (state.playing && state.time >= end) state.time = times[0];
    state.last = performance.now();
    if (state.playing) requestAnimationFrame(step);
    draw();
  };
  button.addEventListener("click", toggle);
  slider.addEventListener("input", () => seek(times[0] + slider.value * (end - times[0])));
  speeds.addEventListener("change", () => { state.speed = Number(speeds.value); });
  view.addEventListener("pointerdown", (event) => { view.setPointerCapture(event.pointerId); });
  view.addEventListener("pointermove", (event) => {
    if (!event.buttons) return;
    camera.yaw -= event.movementX / 200;
    camera.pitch = Math.min(Math.max(camera.pitch + event.movementY / 200, -1.5), 1.5);
    draw();
  });
  view.addEventListener("wheel", (event) => {
    event.preventDefault();
    camera.distance = Math.min(Math.max(camera.distance * Math.exp(event.deltaY / 1000), radius / 20), 50 * radius);
    draw();
  }, { passive: false });
  document.addEventListener("keydown", (event) => {
    if (event.target === slider || event.target === speeds || event.target === button) return;
    const frame = frameAt(state.time);
    if (event.key === " ") { event.preventDefault(); toggle(); }
    else if (event.key === "ArrowRight") seek(times[Math.min(frame[0] + 1, times.length - 1)]);
    else if (event.key === "ArrowLeft") seek(times[Math.max(frame[2] > 0 ? frame[0] : frame[0] - 1, 0)]);
    else if (event.key === "Home") seek(times[0]);
    else if (event.key === "End") seek(end);
  });
  window.addEventListener("resize", draw);
  window.kanevas = { state, camera, seek, toggle, pose: (k) => pose(bodies[k], frameAt(state.time)) };
  draw();
})();
