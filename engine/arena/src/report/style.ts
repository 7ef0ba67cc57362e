// The look of the pages: paper and ink, light by day and dark by night, and plain on a printer.

const LIGHT = `--paper:#f3f5f2;--surface:#fff;--surface-2:#e8edea;--line:#c9d3cd;--line-strong:#74857d;--ink:#15201d;
--ink-2:#4a5953;--pine:#0d5f4e;--pine-fill:#0f6a57;--on-pine:#fff;--shu-fill:#c23a1f;--gold-fill:#dba12a;--ai:#27478a;--ai-fill:#315aa8;`;
const DARK = `--paper:#0f1513;--surface:#18201d;--surface-2:#222c28;--line:#34413b;--line-strong:#76897f;--ink:#e7eeea;
--ink-2:#a3b3ab;--pine:#5fd0ae;--pine-fill:#4cc29f;--on-pine:#04231a;--shu-fill:#e06a4c;--gold-fill:#e8b339;--ai:#a5bff6;--ai-fill:#6f96e0;`;

/** The palette for a root element, following the system. */
export const palette = (root: string) => `${root}{color-scheme:light dark;${LIGHT}}
@media (prefers-color-scheme:dark){${root}{${DARK}}}`;

export const SANS = `system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif`;
const BOOK = `"Noto Serif",ui-serif,"Iowan Old Style",Georgia,serif`;

/** Of everything that is drawn. */
export const PLOT_STYLE = `.plot text{font:13px ${SANS};fill:var(--ink);font-variant-numeric:tabular-nums}
.plot .dim{fill:var(--ink-2);font-size:12px}.plot .book{font-family:${BOOK}}
.plot .grid{stroke:var(--line);stroke-width:1}.plot .axis{stroke:var(--line-strong);stroke-width:1}
.plot .on-pine{fill:var(--on-pine)}
.plot .whisker{stroke:var(--ink);stroke-width:1.5}.plot .dot{fill:var(--ink);stroke:var(--surface);stroke-width:1.5}
.pine{fill:var(--pine-fill)}.gold{fill:var(--gold-fill)}.shu{fill:var(--shu-fill)}.ai{fill:var(--ai-fill)}
.pine-2{fill:color-mix(in srgb,var(--pine-fill) 50%,var(--surface))}
.pine-3{fill:color-mix(in srgb,var(--pine-fill) 28%,var(--surface))}
.pine-4{fill:color-mix(in srgb,var(--pine-fill) 12%,var(--surface))}`;

export const PAGE_STYLE = `${palette(':root')}
${PLOT_STYLE}
*{box-sizing:border-box}html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 ${SANS};font-variant-numeric:tabular-nums}
header,main,footer{max-width:72rem;margin:0 auto;padding:0 1.5rem}
header{padding-top:3rem;padding-bottom:1rem}
h1{font-size:1.953rem;line-height:1.15;margin:0 0 .5rem;letter-spacing:-.01em;text-wrap:balance}
h2{font-size:1.25rem;line-height:1.15;margin:0 0 1rem}
.lead{color:var(--ink-2);margin:0;max-width:68ch}.book{font-family:${BOOK}}
.note{margin:1rem 0 0;padding:.5rem .75rem;border-left:4px solid var(--shu-fill);background:var(--surface);max-width:68ch}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(9.5rem,1fr));gap:1px;margin:1.5rem 0 0;
background:var(--line);border:1px solid var(--line);border-radius:14px;overflow:hidden}
.figures div{background:var(--surface);padding:1rem}.figures dt{color:var(--ink-2);font-size:.875rem}
.figures dd{margin:0;font-size:1.5625rem;line-height:1.25;font-weight:600}
.figures dd small{display:block;font-size:.75rem;font-weight:400;color:var(--ink-2)}
section{background:var(--surface);border:1px solid var(--line);border-radius:14px;padding:1.5rem;margin:1rem 0}
section>p{color:var(--ink-2);margin:-.75rem 0 1rem;max-width:68ch;font-size:.875rem}
.pair{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:1.5rem 2.5rem;align-items:start}
.grid{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:2rem 2.5rem}
.stack{display:grid;grid-template-columns:minmax(0,1fr);gap:2rem}
figure{margin:0;min-width:0}figcaption{font-weight:600;margin:0 0 .5rem}figcaption small{font-weight:400;color:var(--ink-2)}
svg.plot{display:block;width:100%;overflow:visible}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.875rem}
th,td{padding:.375rem .75rem .375rem 0;border-bottom:1px solid var(--line);text-align:right;white-space:nowrap}
th:last-child,td:last-child{padding-right:0}
th:first-child,td:first-child{text-align:left}thead th{color:var(--ink-2);font-weight:600;vertical-align:bottom}
tbody th{font-weight:400}tbody tr:last-child>*{border-bottom:0}td small{color:var(--ink-2)}
.under{display:block;color:var(--ink-2);white-space:normal;min-width:12rem}
tr>.heat{padding:.375rem .75rem}
td.heat{background:color-mix(in srgb,var(--gold-fill) var(--heat),var(--surface))}
.scroll:focus-visible{outline:2px solid var(--ai);outline-offset:4px;border-radius:4px}
code{font:.875rem ui-monospace,"SF Mono",Menlo,monospace;overflow-wrap:anywhere}
.key{display:flex;flex-wrap:wrap;gap:.25rem 1rem;font-size:.75rem;color:var(--ink-2);margin:.5rem 0 0;padding:0;list-style:none}
.key svg{width:.75rem;height:.75rem;vertical-align:-1px;margin-right:.375rem}
footer{color:var(--ink-2);font-size:.875rem;padding-top:.5rem;padding-bottom:3rem}
@media (max-width:48rem){header,main,footer{padding-left:1rem;padding-right:1rem}header{padding-top:1.5rem}
h1{font-size:1.5625rem}.pair,.grid{grid-template-columns:minmax(0,1fr)}section{padding:1rem;border-radius:8px}
.figures{grid-template-columns:1fr 1fr;border-radius:8px}.figures dd{font-size:1.25rem}}
@media print{:root{${LIGHT}--paper:#fff}section,.figures{break-inside:avoid;border-color:#bbb}
section.long{break-inside:auto}body{font-size:11pt}
*{-webkit-print-color-adjust:exact;print-color-adjust:exact}}
@media (prefers-contrast:more){:root{--line:var(--line-strong);--ink-2:var(--ink)}}`;
