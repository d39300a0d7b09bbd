"""The looks of a report, on the screen and printed."""

STYLE = """
:root { color-scheme: light; }
body { margin: 0; background: #fff; color: #1d2126;
  font: 15px/1.5 system-ui, -apple-system, "Segoe UI", "Noto Sans", sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1.5rem 4rem; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .25rem; }
h2 { font-size: 1.3rem; margin: 2.5rem 0 .75rem; padding-bottom: .3rem;
  border-bottom: 1px solid #d5d7da; }
h3 { font-size: 1rem; margin: 1.5rem 0 .4rem; }
p { margin: .5rem 0; max-width: 44rem; }
.note, figcaption { color: #5b626b; font-size: .87rem; }
figure { margin: 1.25rem 0; }
img { display: block; width: 100%; height: auto; border: 1px solid #e0e0dc; }
figcaption { margin-top: .35rem; }
table { border-collapse: collapse; width: 100%; font-size: .87rem;
  font-variant-numeric: tabular-nums; }
th, td { text-align: left; vertical-align: top; padding: .3rem .75rem .3rem 0;
  border-bottom: 1px solid #e5e6e8; overflow-wrap: break-word; }
thead th { border-bottom: 1px solid #8a9099; font-weight: 600; }
table.pairs { width: auto; }
table.pairs th { font-weight: 400; color: #5b626b; padding-right: 2rem; }
.warning, .bad, .good { padding-left: .7rem; border-left: 3px solid #1f7a3a; }
.warning { border-left-color: #9a5b00; }
.bad { border-left-color: #b3261e; }
@page { margin: 18mm 16mm; }
@media print {
  body { font-size: 10pt; }
  main { max-width: none; padding: 0; }
  h2, h3 { break-after: avoid; }
  figure, tr { break-inside: avoid; }
  img { max-height: 88mm; width: auto; }
  .plots img { max-height: 230mm; }
}
"""
