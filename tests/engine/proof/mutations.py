"""Wrong signs for the kernels, each with a machine whose run the second derivation finds wrong."""

from typing import NamedTuple


class Mutation(NamedTuple):
    """A wrong sign.

    Attributes:
        module: of the kernels in which it is.
        old: what stands there, once.
        new: what is put in its place.
        machine: one of ``machines.MACHINES`` that shows it.

    """

    module: str
    old: str
    new: str
    machine: str

    def __str__(self) -> str:
        return f"{self.module}: {self.new.strip()}"


# fmt: off
MUTATIONS = tuple(
    Mutation(*each)
    for each in (
        ("primitives/attraction", "f[b, 0] -= F1", "f[b, 0] += F1", "gravitation"),
        ("primitives/attraction", "f[a, 1] += F2", "f[a, 1] -= F2", "gravitation"),
        ("primitives/axes_angle", "c2 += a3 * b1 - a1 * b3", "c2 += a3 * b1 + a1 * b3", "joint revolute"),
        ("primitives/axes_angle", "J[first + 1, 3 + j] = -(R[b, 0, j] * c1 + R[b, 1, j] * c2 + R[b, 2, j] * c3)", "J[first + 1, 3 + j] = +(R[b, 0, j] * c1 + R[b, 1, j] * c2 + R[b, 2, j] * c3)", "joint revolute"),
        ("primitives/axes_angle", "total += dot(axis_a, axis_b) * square - a_a * a_b - b_a * b_b + 2.0 * a_b * b_a", "total += dot(axis_a, axis_b) * square - a_a * a_b + b_a * b_b + 2.0 * a_b * b_a", "joint revolute"),
        ("primitives/coupler", "square = t1 * t1 + t2 * t2 + t3 * t3", "square = t1 * t1 - t2 * t2 + t3 * t3", "turn"),
        ("primitives/coupler", "F1, F2, F3 = k * d1 + c * r1, k * d2 + c * r2, k * d3 + c * r3", "F1, F2, F3 = k * d1 + c * r1, k * d2 + c * r2, k * d3 - c * r3", "pull"),
        ("primitives/coupler", "d2 = x2 - p[i, 1] - point_offset(R, i, s, 1)", "d2 = x2 + p[i, 1] - point_offset(R, i, s, 1)", "pull"),
        ("primitives/crossing", "n_dot = times(1.0 / size, minus(g_dot, times(dot(n, g_dot), n)))", "n_dot = times(1.0 / size, plus(g_dot, times(dot(n, g_dot), n)))", "touching on round crossing"),
        ("primitives/crossing", "s_dot = (c_dot * b + c * b_dot - a_dot + 2.0 * s * c * c_dot) / sine", "s_dot = (c_dot * b + c * b_dot + a_dot + 2.0 * s * c * c_dot) / sine", "touching on crossing"),
        ("primitives/curve_row", 'gamma[e["row"]] = rate * rate * curved - moved', 'gamma[e["row"]] = rate * rate * curved + moved', "joint point_on_curve"),
        ("primitives/curve_row", 'gamma[e["row"]] = rate * rate * curved - moved', 'gamma[e["row"]] = -rate * rate * curved - moved', "joint point_on_curve"),
        ("primitives/curve_row", "return t2 * n3 - t3 * n2, t3 * n1 - t1 * n3, t1 * n2 - t2 * n1", "return t2 * n3 - t3 * n2, t3 * n1 + t1 * n3, t1 * n2 - t2 * n1", "joint point_on_curve"),
        ("primitives/cushion", "c1, c2, c3 = t2 * m3 - t3 * m2, t3 * m1 - t1 * m3, t1 * m2 - t2 * m1", "c1, c2, c3 = t2 * m3 + t3 * m2, t3 * m1 - t1 * m3, t1 * m2 - t2 * m1", "bushing"),
        ("primitives/cushion", "add_torque(f, R, a, D3 * F2 - D2 * F3", "add_torque(f, R, a, D3 * F2 + D2 * F3", "loads in space"),
        ("primitives/cushion", "return R[body, i, 0] * w[body, 0] + R[body, i, 1] * w[body, 1] + R[body, i, 2] * w[body, 2]", "return R[body, i, 0] * w[body, 0] + R[body, i, 1] * w[body, 1] - R[body, i, 2] * w[body, 2]", "bushing"),
        ("primitives/cushion", "coefficient = _coefficient(math.sqrt(t1 * t1 + t2 * t2 + t3 * t3))", "coefficient = _coefficient(math.sqrt(t1 * t1 - t2 * t2 + t3 * t3))", "bushing"),
        ("primitives/distance", 'gamma[e["row"]] = -(total + (square - along * along) / length)', 'gamma[e["row"]] = -(total - (square - along * along) / length)', "joint rod"),
        ("primitives/distance", "square += rate * rate", "square -= rate * rate", "joint rod"),
        ("primitives/drive", 'phi[e["row"]] -= e["scale"] * s', 'phi[e["row"]] += e["scale"] * s', "displacement by its position"),
        ("primitives/drive", "power[PUT_IN] += lam[row] * (", "power[PUT_IN] -= lam[row] * (", "displacement by its position"),
        ("primitives/law_row", 'gamma[e["row"]] -= slope * bias[e["path"]]', 'gamma[e["row"]] += slope * bias[e["path"]]', "relations"),
        ("primitives/law_row", 'gamma[e["row"]] = -e["scale"] * bend', 'gamma[e["row"]] = +e["scale"] * bend', "relations"),
        ("primitives/law_row", 'J[e["block_b"], j] += slope * gradient[2 * e["path"] + 1, j]', 'J[e["block_b"], j] -= slope * gradient[2 * e["path"] + 1, j]', "relations"),
        ("primitives/outline_pair", "height_dot = dot(n_dot, way) + dot(n, point_dot)", "height_dot = dot(n_dot, way) - dot(n, point_dot)", "on round"),
        ("primitives/outline_pair", "n_dot = cross(spin, n)", "n_dot = cross(n, spin)", "cam of arcs"),
        ("primitives/outline_pair", 'return n, dot(n, way) - f_a["radius"], room', 'return n, dot(n, way) + f_a["radius"], room', "cam of arcs"),
        ("primitives/path", "point_block(R, a, a1, a2, a3, -n1, -n2, -n3, gradient, first)", "point_block(R, a, a1, a2, a3, -n1, -n2, +n3, gradient, first)", "loads in space"),
        ("primitives/path", 'total += 2.0 * turning(R, w, a, e["z"], i) * separation_rate(e, R, v, w, i)', 'total -= 2.0 * turning(R, w, a, e["z"], i) * separation_rate(e, R, v, w, i)', "rows in space"),
        ("primitives/path", 'total += centripetal(R, w, a, e["z"], i) * separation(e, p, R, i)', 'total -= centripetal(R, w, a, e["z"], i) * separation(e, p, R, i)', "rows in space"),
        ("primitives/path_load", 'loss += e["friction"] * math.tanh(rate / e["friction_rate"])', 'loss -= e["friction"] * math.tanh(rate / e["friction_rate"])', "friction in a hinge"),
        ("primitives/path_load", 'Q = law - loss - e["stiffness"] * (s - e["free"])', 'Q = law - loss + e["stiffness"] * (s - e["free"])', "damper"),
        ("primitives/path_load", 'Q -= e["attraction"] / (s * s)', 'Q += e["attraction"] / (s * s)', "magnet"),
        ("primitives/path_row", 'J[e["block_b"], j] += e["factor"] * gradient[2 * e["path"] + 1, j]', 'J[e["block_b"], j] -= e["factor"] * gradient[2 * e["path"] + 1, j]', "displacement by its position"),
        ("primitives/path_row", 'J[e["block_a"], j] += e["factor"] * gradient[2 * e["path"], j]', 'J[e["block_a"], j] -= e["factor"] * gradient[2 * e["path"], j]', "rows in space"),
        ("primitives/path_row", 'J[e["block_a"], j] += e["factor"] * gradient[2 * e["path"], j]', 'J[e["block_a"], j] -= e["factor"] * gradient[2 * e["path"], j]', "distance by its position"),
        ("primitives/point_coincidence", "of_b = R[b, i, 0] * b1 + R[b, i, 1] * b2 + R[b, i, 2] * b3", "of_b = R[b, i, 0] * b1 - R[b, i, 1] * b2 + R[b, i, 2] * b3", "wrist"),
        ("primitives/point_coincidence", "gamma[row] = of_a - of_b", "gamma[row] = of_a + of_b", "wrist"),
        ("primitives/point_in_plane", 'total += 2.0 * turning(R, w, a, e["normal"], i) * separation_rate(e, R, v, w, i)', 'total -= 2.0 * turning(R, w, a, e["normal"], i) * separation_rate(e, R, v, w, i)', "joint point_in_plane"),
        ("primitives/point_in_plane", 'gamma[e["row"]] = -total', 'gamma[e["row"]] = +total', "joint point_in_plane"),
        ("primitives/point_in_plane", "point_block(R, a, a1 + d1, a2 + d2, a3 + d3, -n1, -n2, -n3, J, first)", "point_block(R, a, a1 + d1, a2 + d2, a3 + d3, -n1, -n2, +n3, J, first)", "joint point_in_plane"),
        ("primitives/points", "along = w1 * s[0] + w2 * s[1] + w3 * s[2]", "along = w1 * s[0] - w2 * s[1] + w3 * s[2]", "rows in space"),
        ("primitives/points", "w2 * along - s[1] * square", "w2 * along + s[1] * square", "rows in space"),
        ("primitives/points", "c1, c2, c3 = r2 * n3 - r3 * n2, r3 * n1 - r1 * n3, r1 * n2 - r2 * n1", "c1, c2, c3 = r2 * n3 + r3 * n2, r3 * n1 - r1 * n3, r1 * n2 - r2 * n1", "joint rod"),
        ("primitives/points", "f[body, 2] += F3", "f[body, 2] -= F3", "loads in space"),
        ("primitives/points", 'return v[b, i] + turning(R, w, b, e["point_b"], i) - v[a, i] - turning(R, w, a, e["point_a"], i)', 'return v[b, i] + turning(R, w, b, e["point_b"], i) + v[a, i] - turning(R, w, a, e["point_a"], i)', "joint rod"),
        ("primitives/relative_velocity", "J[block, 3 + j] = sign * turning[j]", "J[block, 3 + j] = -sign * turning[j]", "joint knife_edge"),
        ("primitives/resistance", 'factor = e["linear"] + e["quadratic"] * math.sqrt(square)', 'factor = e["linear"] - e["quadratic"] * math.sqrt(square)', "drag"),
        ("primitives/resistance", "power[PUT_IN] -= factor * (r1 * c[0] + r2 * c[1] + r3 * c[2])", "power[PUT_IN] -= factor * (r1 * c[0] + r2 * c[1] - r3 * c[2])", "drag"),
        ("primitives/resistance", "f[i, 4] -= factor * w2", "f[i, 4] += factor * w2", "drag"),
        ("primitives/rolling_contact", 'gamma[e["row"] + i] = -rate(p, R, v, w, a, b, C, C_dot, d, d_dot, NONE)', 'gamma[e["row"] + i] = +rate(p, R, v, w, a, b, C, C_dot, d, d_dot, NONE)', "joint rolling_disc"),
        ("primitives/rolling_contact", "across_dot = plus(cross(cross(w_A, n), axis), cross(n, axis_dot))", "across_dot = minus(cross(cross(w_A, n), axis), cross(n, axis_dot))", "joint rolling_disc"),
        ("primitives/rotation_vector", "squares = q11 * q11 + q12 * q12 + q13 * q13 + q21 * q21 + q22 * q22 + q23 * q23", "squares = q11 * q11 + q12 * q12 + q13 * q13 - q21 * q21 + q22 * q22 + q23 * q23", "bushing"),
        ("primitives/shape_feature", "plus(times(cosine, outwards), times(sine, along)), cosine * off + sine * h", "plus(times(cosine, outwards), times(sine, along)), cosine * off - sine * h", "touching on cone"),
        ("primitives/shape_feature", 'x_dot = minus(x_dot, times(f["radius"], turned))', 'x_dot = plus(x_dot, times(f["radius"], turned))', "touching on rim"),
        ("primitives/shape_feature", "return along, dot(along, y)", "return along, -dot(along, y)", "cam"),
        ("primitives/shape_contact", 'phi[e["row"]] = e["side"] * d - e["radius"]', 'phi[e["row"]] = e["side"] * d + e["radius"]', "cam"),
        ("primitives/round_pair", "s_dot = (c_dot * b + c * b_dot - a_dot + 2.0 * s * c * c_dot) / left", "s_dot = (c_dot * b - c * b_dot - a_dot + 2.0 * s * c * c_dot) / left", "cone on rod"),
        ("primitives/two_rounds", "return times(cosine / rho * dot(s, x_dot), s), x_dot", "return times(-cosine / rho * dot(s, x_dot), s), x_dot", "rim on side"),
        ("primitives/two_rounds", "g, g_dot = cross(t, s), plus(cross(t_dot, s), cross(t, s_dot))", "g, g_dot = cross(t, s), minus(cross(t_dot, s), cross(t, s_dot))", "rim on rim"),
        ("primitives/lines", "return (c * b - a) / square, (b - c * a) / square", "return (c * b + a) / square, (b - c * a) / square", "touching on crossing"),
        ("primitives/shape_contact", "left = min(left, max(off, -height))", "left = min(left, max(off, height))", "onto face"),
        ("primitives/rolling_contact", 'return LEFT * e["radius"] - off_face(', 'return LEFT * e["radius"] + off_face(', "rim off a face"),
        ("primitives/round_pair", "return dot(x, y) - dot(f, x) * dot(f, y)", "return dot(x, y) + dot(f, x) * dot(f, y)", "rim on rod"),
        ("primitives/velocity_row", 'gamma[entry["row"]] = -rate(', 'gamma[entry["row"]] = +rate(', "joint knife_edge"),
        ("primitives/wrench", "f[i, 3] += T1", "f[i, 3] -= T1", "torque"),
        ("primitives/wrench", "f[i, 5] += T3", "f[i, 5] -= T3", "torque"),
        ("equations/body", "R[i, 2, 1] = 2 * (e2 * e3 + e1 * e4)", "R[i, 2, 1] = 2 * (e2 * e3 - e1 * e4)", "wrist"),
        ("equations/constrained_rates", "work.lam[row] = work.gamma[row] - work.lam[row]", "work.lam[row] = work.gamma[row] + work.lam[row]", "wrist"),
        ("equations/constraint_matrix", "y += b", "y -= b", "wrist"),
        ("equations/constraint_matrix", "x += a", "x -= a", "wrist"),
        ("equations/constraint_matrix", "z += c", "z -= c", "wrist"),
        ("equations/dry_friction", "direction[row + i] = slip[first + i] + before * last", "direction[row + i] = (1.0 + i) * slip[first + i] + before * last", "dragged"),
        ("equations/dry_friction", "rub.force[k] -= M[k, count]", "rub.force[k] += M[k, count]", "die"),
        ("equations/embedded", "T[entry - first] = coupled - 0.5 * own * G[entry]", "T[entry - first] = coupled + 0.5 * own * G[entry]", "embedded"),
        ("equations/evaluate", "y_dot[energies + 1] = work.power[TAKEN_OUT]", "y_dot[energies + 1] = -work.power[TAKEN_OUT]", "loads in space"),
        ("equations/light_bodies", "work.lam[row] += way * pull[row]", "work.lam[row] -= way * pull[row]", "light"),
        ("equations/light_bodies", "u_dot[k] += way * response[k]", "u_dot[k] -= way * response[k]", "light"),
        ("equations/load_powers", "power += work.f[i, k] * u[6 * i - 6 + k]", "power -= work.f[i, k] * u[6 * i - 6 + k]", "loads in space"),
        ("equations/load_powers", "taken_out[frame] = work.power[TAKEN_OUT]", "taken_out[frame] = -work.power[TAKEN_OUT]", "loads in space"),
        ("equations/load_powers", "put_in[frame] = work.power[PUT_IN] + work.power[HANDED]", "put_in[frame] = work.power[PUT_IN] - work.power[HANDED]", "loads in space"),
        ("equations/project", "q[k + j] += part * step[r + j]", "q[k + j] -= part * step[r + j]", "rows in space"),
        ("equations/reaction", "T3 += J[block, 5] * lam[row]", "T3 -= J[block, 5] * lam[row]", "slider crank"),
        ("equations/reaction", "out[4] = R[b, 1, 0] * T1 + R[b, 1, 1] * T2 + R[b, 1, 2] * T3 - (r3 * F1 - r1 * F3)", "out[4] = R[b, 1, 0] * T1 - R[b, 1, 1] * T2 + R[b, 1, 2] * T3 - (r3 * F1 - r1 * F3)", "wrist"),
        ("equations/reaction", "out[5] = R[b, 2, 0] * T1 + R[b, 2, 1] * T2 + R[b, 2, 2] * T3 - (r1 * F2 - r2 * F1)", "out[5] = R[b, 2, 0] * T1 + R[b, 2, 1] * T2 + R[b, 2, 2] * T3 + (r1 * F2 - r2 * F1)", "wrist"),
        ("equations/recorded_rates", "u_dot[6 * i - 6 + j] = work.f[i, j] * inverse[j]", "u_dot[6 * i - 6 + j] = -work.f[i, j] * inverse[j]", "shopping cart"),
        ("equations/respond", "work.f[i, j] = forces[k, 6 * i - 6 + j]", "work.f[i, j] = -forces[k, 6 * i - 6 + j]", "cam"),
        ("equations/signals", "rates[k] = _rate(tables, work, k)", "rates[k] = -_rate(tables, work, k)", "signals"),
        ("equations/signals", "states[k] = work.sampled[k]", "states[k] = -work.sampled[k]", "signals"),
        ("equations/speed_rates", "out[frame, k] = y_dot[first + k]", "out[frame, k] = -y_dot[first + k]", "wrist"),
        ("linear/ldlt", "two.subtract_below(L, tiles + entry, x1, x2, y, pattern.row[entry])", "two.subtract_below(L, tiles - entry, x1, x2, y, pattern.row[entry])", "four-bar"),
        ("linear/saddle", "pivot -= saddle.L[entry] * value", "pivot += saddle.L[entry] * value", "esdirk43 loop"),
        ("linear/tile_of_three", "z = J[c, 3] * u4 + J[c, 4] * u5 + J[c, 5] * u6", "z = J[c, 3] * u4 - J[c, 4] * u5 + J[c, 5] * u6", "wrist"),
        ("linear/tile_of_three", "b = x * L[other, 3] + y * L[other, 4] + z * L[other, 5]", "b = x * L[other, 3] + y * L[other, 4] - z * L[other, 5]", "robot"),
        ("linear/tile_of_two", "target[start + j] += inverse[j] * (J[first, j] * x1 + J[first + step, j] * x2)", "target[start + j] -= inverse[j] * (J[first, j] * x1 + J[first + step, j] * x2)", "slider crank"),
        ("linear/tile_of_two", "bc = J[b, x] * c1 + J[b, y] * c2", "bc = J[b, x] * c1 - J[b, y] * c2", "slider crank"),
        ("linear/vectors", "return (a[0] + b[0], a[1] + b[1], a[2] + b[2])", "return (a[0] - b[0], a[1] + b[1], a[2] + b[2])", "shopping cart"),
        ("linear/vectors", "R[body, 2, 0] * s[0] + R[body, 2, 1] * s[1] + R[body, 2, 2] * s[2],", "R[body, 2, 0] * s[0] + R[body, 2, 1] * s[1] - R[body, 2, 2] * s[2],", "slider crank"),
        ("programs/curve", "return coefficients[row, 0] + d * (c1 + d * (c2 + d * c3))", "return coefficients[row, 0] + d * (c1 - d * (c2 + d * c3))", "curve"),
        ("programs/program", "return a - b\n", "return a + b\n", "loads in space"),
        ("methods/adaptive", "change = scratch.y_next[k] - y[k]", "change = scratch.y_next[k] + y[k]", "dopri5 loop"),
        ("methods/adaptive", "total += (values[k] / (atol + rtol * abs(y[k]))) ** 2", "total -= (values[k] / (atol + rtol * abs(y[k]))) ** 2", "dopri5 loop"),
        ("methods/adaptive", "total = (total + F[i, k]) * (x if i % 2 == 0 else 1.0 - x)", "total = (total + F[i, k]) * (x if i % 2 == 0 else 1.0 + x)", "dopri5 loop"),
        ("methods/cone", "fall = (p1 * w1 + p2 * w2) / size", "fall = (p1 * w1 - p2 * w2) / size", "moreau slip"),
        ("methods/contact_rows", "change = impulse - touching.p[row]", "change = impulse + touching.p[row]", "moreau"),
        ("methods/contact_solver", 'solve_contact(touching.D[i], b, p, e["is_gap"] == 1, e["opens"] == 1, first, e["rows"] - first,', 'solve_contact(touching.D[i], b, p, e["is_gap"] == 1, e["opens"] == 1, first, e["rows"] + first,', "moreau slip"),
        ("methods/hermite", "change = end - start", "change = end + start", "esdirk43 driven"),
        ("methods/esdirk", "scratch.y_next[energies + k] = scratch.base[energies + k] + a * work.power[k]", "scratch.y_next[energies + k] = scratch.base[energies + k] - a * work.power[k]", "esdirk43 driven"),
        ("methods/fixed_step", "t = start + counts[TAKEN] * h + ahead[0]", "t = start - counts[TAKEN] * h + ahead[0]", "rk4 driven"),
        ("methods/guards", "found = sign * work.lam[row]", "found = -sign * work.lam[row]", "cam"),
        ("methods/quintic", "F[4, k] = 6.0 * change - 3.0 * v0 - 3.0 * v1", "F[4, k] = 6.0 * change - 3.0 * v0 + 3.0 * v1", "esdirk43 between"),
        ("methods/quintic", "q[k] = y[k] + total", "q[k] = y[k] - total", "esdirk43 between"),
        ("methods/record", "motion = y.size + work.lam.size", "motion = y.size - work.lam.size", "wrist"),
        ("methods/stage", "target[k] += weight * K[j, k]", "target[k] -= weight * K[j, k]", "rk4"),
        ("methods/step_control", "t_report = times[counts[FRAMES]]\n        method.interpolate(tables, method.numbers, scratch, y, (t_report - t) / h, h)", "t_report = times[counts[FRAMES]]\n        method.interpolate(tables, method.numbers, scratch, y, (t_report + t) / h, h)", "wrist"),
        ("methods/step_error", "fifth += (scratch.fifth[k] / scale) ** 2", "fifth -= (scratch.fifth[k] / scale) ** 2", "dopri5 loop"),
        ("methods/time_stepping", "work.lam[touching.first + row] = touching.p[row] / h", "work.lam[touching.first + row] = -touching.p[row] / h", "moreau"),
        # off the ends of edges, round corners, and what is braked
        ("primitives/lines", "return min(s, length - s)", "return min(s, length + s)", "touching on corner"),
        ("primitives/crossing", "return min(room_on(t, l_a) + LEFT * l_a, room_on(s, l_b) + LEFT * l_b)", "return min(room_on(t, l_a) + LEFT * l_a, room_on(s, l_b) - LEFT * l_b)", "touching on crossing off pillar back"),
        ("primitives/shape_contact", 'return crept + min(left, room_on(s, f["length"]))', 'return crept - min(left, room_on(s, f["length"]))', "touching on edge"),
        ("primitives/shape_contact", "gamma[row] = -rate(p, R, v, w, a, b, C, C_dot, NONE, NONE, along_dot)", "gamma[row] = +rate(p, R, v, w, a, b, C, C_dot, NONE, NONE, along_dot)", "touching on braked"),
        # on the examples that are made for it, along all axes
        ("primitives/attraction", "f[b, 1] -= F2", "f[b, 1] += F2", "every force"),
        ("primitives/coupler", "c1, c2, c3 = x2 * V3 - x3 * V2, x3 * V1 - x1 * V3, x1 * V2 - x2 * V1", "c1, c2, c3 = x2 * V3 - x3 * V2, x3 * V1 + x1 * V3, x1 * V2 - x2 * V1", "every force"),
        ("primitives/cushion", "W1 = _spin(R, w, b, 0) - _spin(R, w, a, 0)", "W1 = _spin(R, w, b, 0) + _spin(R, w, a, 0)", "every force"),
        ("primitives/points", "b3 = R[body, 0, 2] * F1 + R[body, 1, 2] * F2 + R[body, 2, 2] * F3", "b3 = R[body, 0, 2] * F1 - R[body, 1, 2] * F2 + R[body, 2, 2] * F3", "every force"),
        ("primitives/resistance", "f[i, 3] -= factor * w1", "f[i, 3] += factor * w1", "every force"),
        ("primitives/rotation_vector", "x, y, z, scalar = q12 + q21, size - q11 + q22 - q33, q23 + q32, q13 - q31", "x, y, z, scalar = q12 + q21, size - q11 + q22 - q33, q23 - q32, q13 - q31", "every force"),
        ("primitives/rotation_vector", "x, y, z, scalar = q13 + q31, q23 + q32, size - q11 - q22 + q33, q21 - q12", "x, y, z, scalar = q13 - q31, q23 + q32, size - q11 - q22 + q33, q21 - q12", "every force"),
        ("primitives/wrench", "f[i, 4] += T2", "f[i, 4] -= T2", "every force"),
        ("primitives/curve_row", "curved = n1 * b1 + n2 * b2 + n3 * b3", "curved = n1 * b1 + n2 * b2 - n3 * b3", "every joint"),
        ("primitives/distance", "total += n * centripetal_difference(e, R, w, i)", "total -= n * centripetal_difference(e, R, w, i)", "every joint"),
        ("equations/reaction", "out[3] = R[b, 0, 0] * T1 + R[b, 0, 1] * T2 + R[b, 0, 2] * T3 - (r2 * F3 - r3 * F2)", "out[3] = R[b, 0, 0] * T1 + R[b, 0, 1] * T2 + R[b, 0, 2] * T3 - (r2 * F3 + r3 * F2)", "joint perpendicular_axes"),
        # frames between steps, forces that embedded equations record, the law of friction, shared loads
        ("methods/quintic", "slope = slope * x + (i + 1) * F[i, k]", "slope = slope * x - (i + 1) * F[i, k]", "esdirk43"),
        ("equations/embedded", "x[e.node[e.before[place]]] -= e.share[place] * multiplier", "x[e.node[e.before[place]]] += e.share[place] * multiplier", "embedded loop"),
        ("equations/dry_friction", 'total += lam[e["row"] + i] * _axis(e, R, i)', 'total -= lam[e["row"] + i] * _axis(e, R, i)', "rubbing"),
        ("linear/ldlt", "left[k] -= part * moved[k]", "left[k] += part * moved[k]", "door"),
        # large groups, whose places a run tells one by one
        ("methods/contact_gaps", "                kept[own] += change\n", "                kept[own] -= change\n", "moreau crowd"),
        ("methods/contact_telling", "touching.count[0] += 1", "touching.count[0] -= 1", "moreau crowd"),
        ("methods/crowd", "pace += u[j] ** 2", "pace -= u[j] ** 2", "moreau swarm"),
        ("methods/heap", "if touching.gap[i] + h * now >= -near:", "if touching.gap[i] - h * now >= -near:", "moreau crowd"),
        ("methods/sweep", "count += 1", "count -= 1", "moreau swarm"),
        # what happens within a step, and is over again at its end
        ("methods/dips", "part = falls / (falls - rises)", "part = falls / (falls + rises)", "rk4 dips"),
        ("methods/dips", "speed + 0.5 * h * bend", "speed - 0.5 * h * bend", "rk4 over evenly"),
        ("methods/far", 'e["arm_a"] * turn_a + e["arm_b"] * turn_b', 'e["arm_a"] * turn_a - e["arm_b"] * turn_b', "arm on rope"),
        ("methods/landing", "x = left + (right - left) * falls / (falls - rises)", "x = left - (right - left) * falls / (falls - rises)", "rk4 over skew"),
        ("methods/turns", "expected += h * h / 12.0 * (turns.slopes[k] - slope)", "expected += h * h / 12.0 * (turns.slopes[k] + slope)", "flung"),
    )
)

# Kernels of which no sign that was tried shows in a run, and why that is so
UNSEEN = {
    "primitives/two_cores": "how deep time steps leave what touches: beside the way out in its own test",
    "primitives/feature_pair": "asks edges or outlines: there is no sign in it",
    "equations/across_rates": "a square, of errors that set the length of the next step alone",
    "equations/assemble": "calls the primitives, one after the other: there is no sign in it",
    "equations/balance": "sizes of forces, below which an acceleration is round-off: it has no sign",
    "equations/closing": "picks the way on which joints close; whether they do is looked at after it",
    "equations/hold": "parts of pivots, which are compared: there is no sign in it",
    "equations/observe": "hands on what paths and loads have computed: there is no sign in it",
    "equations/tangent": "the matrix of Newton's iterations, which end at the same motion or not at all",
    "linear/pivot": "compares a pivot with what it was made of: there is no sign in it",
    "programs/instructions": "numbers of operations and tables: there is no sign in it",
    "methods/anew": "clears arrays: there is no sign in it",
    "methods/between": "says where more frames are recorded; all are of the same motion",
    "methods/calls": "hands kernels on: there is no sign in it",
    "methods/contact_direct": "a shorter way to impulses; a wrong one is refused, and the long way taken",
    "methods/energy_error": "a square, of errors that set the length of the next step alone",
    "methods/guarding": "hands kernels on: there is no sign in it",
    "methods/seeking": "says how long steps may be; what is missed lies inside another body",
    "methods/projected": "the matrix of Newton's iterations of an integrator, which ends at the same motion",
    "methods/step_limits": "the length of the next step alone; with a wrong sign the run never ends",
    "methods/taken_step": "hands kernels on: there is no sign in it",
    "methods/touching": "lays out arrays: there is no sign in it",
}
# fmt: on
