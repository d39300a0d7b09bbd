"""Films as WebM, MP4 and GIF, by the libraries of FFmpeg; no Qt here.

VP9 comes first, whose encoder is free of the GPL. H.264 is offered where its encoder is, which an
installer may leave out.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import numpy.typing as npt

from kane.errors import FileError, other_words
from kane.files.atomic import replaced_whole
from kane.sentences import say
from kanevas.exports.film import Film, Format

if TYPE_CHECKING:
    import av
    from av.container import OutputContainer
    from av.video.stream import VideoStream

Picture = npt.NDArray[np.uint8]
"""(height, width, 4) blue, green, red, opacity."""


class Codec(NamedTuple):
    """How pictures are encoded.

    Attributes:
        encoder: FFmpeg's name of it.
        quality: its options. With these VP9 comes as near to the pictures as H.264, within 0.5 dB,
            in a file of the same size, and neither loses what the eye sees.
        layout: what puts a table of contents at the start of the file, so that a page can show a
            film before all of it is there.

    """

    encoder: str
    quality: dict[str, str]
    layout: dict[str, str]


CODECS = {
    Format.WEBM: Codec(
        "libvpx-vp9",
        {"crf": "28", "b": "0", "deadline": "good", "cpu-used": "4", "row-mt": "1"},
        {"cues_to_front": "1"},
    ),
    Format.MP4: Codec("libx264", {"crf": "18", "preset": "medium"}, {"movflags": "faststart"}),
    Format.GIF: Codec("gif", {}, {}),
}
BT709 = 1  # the colours of screens, by the same number in all places of VP9 and H.264
HUNDREDTH = Fraction(1, 100)  # s, in which GIF counts
DITHER = "dither=sierra2_4a:diff_mode=rectangle"


def formats_here() -> tuple[Format, ...]:
    """Return the formats whose encoder is on this machine, none without PyAV."""
    try:
        from av.codec import Codec as Encoder
        from av.codec.codec import UnknownCodecError
    except ImportError:
        return ()

    def is_here(name: str) -> bool:
        try:
            Encoder(name, "w")
        except UnknownCodecError:
            return False
        return True

    return tuple(each for each in Format if is_here(CODECS[each].encoder))


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
            kind, options = film.format.value, CODECS[film.format].layout
            with av.open(str(temporary), "w", format=kind, options=options) as container:
                (_write_gif if film.is_gif else _write_video)(container, film, pictures)
        except av.FFmpegError as error:
            raise FileError(
                say("Cannot write {path}: {reason}.", path=path, reason=other_words(error))
            ) from error


def _write_video(container: OutputContainer, film: Film, pictures: Iterator[Picture]) -> None:
    from av.video.reformatter import ColorRange, Colorspace
    from av.video.stream import VideoStream

    codec = CODECS[film.format]
    stream = container.add_stream(codec.encoder, rate=film.rate, options=codec.quality)
    assert isinstance(stream, VideoStream)  # by the encoder
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
    from av.video.stream import VideoStream

    stream = container.add_stream(CODECS[Format.GIF].encoder, rate=100)
    assert isinstance(stream, VideoStream)  # by the encoder
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
    assert isinstance(palette, av.VideoFrame)  # as the filter makes it
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
