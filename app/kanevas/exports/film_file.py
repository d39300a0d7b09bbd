"""Films as MP4 and GIF, by the libraries of FFmpeg; no Qt here."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from kane.errors import FileError
from kane.files.atomic import replaced_whole
from kanevas.exports.film import Film

if TYPE_CHECKING:
    import av
    from av.container import OutputContainer
    from av.video.stream import VideoStream

Picture = npt.NDArray[np.uint8]
"""(height, width, 4) blue, green, red, opacity."""

QUALITY = {"crf": "18", "preset": "medium"}  # 18: no loss that the eye sees
BT709 = 1  # the colours of screens, by the same number in all four places of H.264
HUNDREDTH = Fraction(1, 100)  # s, in which GIF counts
DITHER = "dither=sierra2_4a:diff_mode=rectangle"


def write_film(path: Path, film: Film, pictures: Iterator[Picture]) -> None:
    """Write a film; where it fails, or ``pictures`` does, ``path`` stays as it was.

    Args:
        path: the file.
        film: what it is.
        pictures: one for each time of ``film.shots``.

    Raises:
        FileError: the folder is missing or closed to the user, or the disk is full.

    """
    import av

    with replaced_whole(path) as temporary:
        try:
            kind = "gif" if film.is_gif else "mp4"
            with av.open(str(temporary), "w", format=kind, options=_options(film)) as container:
                (_write_gif if film.is_gif else _write_mp4)(container, film, pictures)
        except av.FFmpegError as error:
            raise FileError(f"Cannot write {path}: {error.strerror or error}.") from error


def _options(film: Film) -> dict[str, str]:
    # an index at the start lets a page show a film before all of it is there
    return {} if film.is_gif else {"movflags": "faststart"}


def _write_mp4(container: OutputContainer, film: Film, pictures: Iterator[Picture]) -> None:
    from av.video.reformatter import ColorRange, Colorspace

    stream = container.add_stream("libx264", rate=film.rate, options=QUALITY)
    stream.width, stream.height = film.size
    stream.pix_fmt = "yuv420p"  # all that players take
    context = stream.codec_context
    context.colorspace = context.color_primaries = context.color_trc = BT709
    context.color_range = ColorRange.MPEG
    for i, picture in enumerate(pictures):
        frame = _frame(picture, i, Fraction(1, film.rate)).reformat(
            format="yuv420p", dst_colorspace=Colorspace.ITU709, dst_color_range=ColorRange.MPEG
        )
        container.mux(stream.encode(frame))
    container.mux(stream.encode())


def _write_gif(container: OutputContainer, film: Film, pictures: Iterator[Picture]) -> None:

    stream = container.add_stream("gif", rate=100)
    stream.width, stream.height = film.size
    stream.pix_fmt = "pal8"
    stream.codec_context.time_base = HUNDREDTH
    graph, source = _painter_by_numbers(film, _palette(film, pictures))
    for i in range(film.count):
        source.push(_frame(next(pictures), round(i * 100 / film.rate), HUNDREDTH))
        _encode_ready(graph, stream, container)
    source.push(None)
    _encode_ready(graph, stream, container)
    container.mux(stream.encode())


def _palette(film: Film, pictures: Iterator[Picture]) -> av.VideoFrame:
    """Return the 256 colours that serve the sampled pictures best."""
    import av

    graph = av.filter.Graph()
    source = _buffer(graph, film.size, "bgra")
    made = graph.add("palettegen")
    sink = graph.add("buffersink")
    source.link_to(made)
    made.link_to(sink)
    graph.configure()
    for i in range(len(film.sampled)):
        source.push(_frame(next(pictures), i, HUNDREDTH))
    source.push(None)
    palette = sink.pull()
    palette.pts, palette.time_base = 0, HUNDREDTH
    return palette


def _painter_by_numbers(
    film: Film, palette: av.VideoFrame
) -> tuple[av.filter.Graph, av.filter.context.FilterContext]:
    """Return what gives pictures the colours of a palette, and where they go in."""
    import av

    graph = av.filter.Graph()
    source = _buffer(graph, film.size, "bgra")
    colors = _buffer(graph, (palette.width, palette.height), palette.format.name)
    use = graph.add("paletteuse", DITHER)
    sink = graph.add("buffersink")
    source.link_to(use, 0, 0)
    colors.link_to(use, 0, 1)
    use.link_to(sink)
    graph.configure()
    colors.push(palette)
    colors.push(None)
    return graph, source


def _buffer(
    graph: av.filter.Graph, size: tuple[int, int], form: str
) -> av.filter.context.FilterContext:
    import av

    width, height = size
    kind = av.VideoFormat(form)
    return graph.add_buffer(width=width, height=height, format=kind, time_base=HUNDREDTH)


def _encode_ready(graph: av.filter.Graph, stream: VideoStream, container: OutputContainer) -> None:
    """Encode what a graph has ready."""
    import av

    while True:
        try:
            frame = graph.vpull()
        except (av.BlockingIOError, av.EOFError):
            return
        container.mux(stream.encode(frame))


def _frame(picture: Picture, i: int, unit: Fraction) -> av.VideoFrame:
    import av

    frame = av.VideoFrame.from_ndarray(picture, format="bgra")
    frame.pts, frame.time_base = i, unit
    return frame
