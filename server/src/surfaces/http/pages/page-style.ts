/** One style for every page the server draws: light and dark by the system, no font and no picture fetched. */
export const pageStyle = `
:root{color-scheme:light dark;--bg:#fbfbfc;--surface:#fff;--line:#e6e8ec;--soft:#f4f5f7;--text:#17181c;--muted:#5d636f;--accent:#3451d1;--accent-bg:#eef1fd;
--get:#12714a;--get-bg:#e7f6ee;--post:#3451d1;--post-bg:#eef1fd;--patch:#8a5a00;--patch-bg:#fdf3dc;--del:#b4232c;--del-bg:#fdecec;--code:#f6f7f9}
@media(prefers-color-scheme:dark){:root{--bg:#111216;--surface:#17181d;--line:#2a2c34;--soft:#1d1f26;--text:#e9eaee;--muted:#a0a6b3;--accent:#9db0ff;--accent-bg:#20284a;
--get:#6fd3a3;--get-bg:#12301f;--post:#9db0ff;--post-bg:#20284a;--patch:#e9bd62;--patch-bg:#352a10;--del:#ff9a9f;--del-bg:#3d1a1d;--code:#1b1d23}}
*{box-sizing:border-box}
html{scroll-behavior:smooth;scroll-padding-top:72px;-webkit-text-size-adjust:100%}
@media(prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{margin:0;background:var(--bg);color:var(--text);font:15px/1.6 "Golos Text",ui-sans-serif,system-ui,"Segoe UI",Roboto,"Noto Sans",sans-serif;font-variant-numeric:tabular-nums}
a{color:var(--accent);text-decoration:none}a:hover{text-decoration:underline}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:4px}
.skip{position:absolute;left:-999px}.skip:focus{left:8px;top:8px;background:var(--surface);padding:8px;z-index:9}
.top{position:sticky;top:0;z-index:5;display:flex;gap:20px;align-items:center;height:56px;padding:0 24px;background:var(--surface);border-bottom:1px solid var(--line)}
.brand{font-weight:600;color:var(--text);letter-spacing:-.01em;display:flex;align-items:center;gap:10px}.brand i{width:12px;height:12px;border-radius:3px;background:var(--accent)}
.top nav{display:flex;gap:18px;overflow-x:auto;scrollbar-width:none}.top nav a{color:var(--muted);white-space:nowrap}.top nav a[aria-current]{color:var(--text);font-weight:500}
.lang{margin-left:auto;white-space:nowrap;color:var(--muted)}
h1{font-size:28px;line-height:1.25;letter-spacing:-.02em;margin:0 0 12px;font-weight:600}
h2{font-size:22px;line-height:1.3;letter-spacing:-.01em;margin:56px 0 8px;font-weight:600}
h3{font-size:17px;line-height:1.4;margin:0;font-weight:600}h4{font-size:13px;margin:24px 0 8px;font-weight:600;color:var(--muted)}
p{margin:0 0 12px;max-width:72ch}.lead{font-size:17px;color:var(--muted)}.muted{color:var(--muted)}
code,pre{font:13px/1.55 ui-monospace,"JetBrains Mono","SF Mono",Menlo,Consolas,monospace}
code{background:var(--code);border:1px solid var(--line);border-radius:4px;padding:1px 5px;overflow-wrap:anywhere}
pre{background:var(--code);border:1px solid var(--line);border-radius:8px;padding:14px 16px;overflow:auto;margin:0 0 12px;max-height:440px}pre code{background:none;border:0;padding:0;overflow-wrap:normal}
table{width:100%;border-collapse:collapse;font-size:14px;margin:0 0 12px}
th{font-weight:500;color:var(--muted);text-align:left;font-size:13px}th,td{padding:8px 12px 8px 0;border-bottom:1px solid var(--line);vertical-align:top}tr:last-child td{border-bottom:0}
td:first-child{width:26%}.op td:first-child{width:36%}td code{background:none;border:0;padding:0}.kind{color:var(--muted);font-size:13px;display:block;overflow-wrap:anywhere}.must{color:var(--del);font-size:12px;margin-left:6px}
.plain{max-width:860px;margin:0 auto;padding:48px 24px 96px}
.docs{display:grid;grid-template-columns:288px minmax(0,1fr);max-width:1560px;margin:0 auto}
.side{position:sticky;top:56px;height:calc(100vh - 56px);overflow:auto;padding:20px 16px 40px 24px;border-right:1px solid var(--line);font-size:14px}
.side input{width:100%;height:36px;padding:0 12px;border:1px solid var(--line);border-radius:6px;background:var(--surface);color:var(--text);font:inherit;margin-bottom:8px}
.side summary{font-weight:600;cursor:pointer;padding:8px 0 4px;list-style:none}.side summary::-webkit-details-marker{display:none}
.side ul{list-style:none;margin:0 0 4px;padding:0}.side li a{display:flex;gap:8px;padding:4px 8px;margin-left:-8px;border-radius:6px;color:var(--text);line-height:1.4}.side li a:hover{background:var(--soft);text-decoration:none}
.side li a[aria-current]{background:var(--accent-bg);color:var(--accent)}
.side .m{flex:0 0 42px;font-size:10px;padding:2px 0;margin-top:1px}
.main{padding:40px 48px 120px;min-width:0}
.m{display:inline-block;font:600 11px/1.5 ui-monospace,Menlo,Consolas,monospace;border-radius:4px;padding:2px 8px;text-align:center;align-self:flex-start}
.get{color:var(--get);background:var(--get-bg)}.post{color:var(--post);background:var(--post-bg)}.patch,.put{color:var(--patch);background:var(--patch-bg)}.delete{color:var(--del);background:var(--del-bg)}
.op{background:var(--surface);border:1px solid var(--line);border-radius:12px;margin:20px 0;display:grid;grid-template-columns:minmax(0,1fr) minmax(0,460px)}
.op>div{padding:24px;min-width:0}.op .try pre:first-of-type{white-space:pre-wrap;overflow-wrap:anywhere}.op .try{border-left:1px solid var(--line);background:var(--soft);border-radius:0 12px 12px 0}.op .try h4:first-child{margin-top:0}
.line{display:flex;gap:10px;align-items:baseline;margin:6px 0 14px;flex-wrap:wrap}.line code{background:none;border:0;padding:0;font-size:14px}
.chips{display:flex;flex-wrap:wrap;gap:6px;margin:0 0 12px;padding:0;list-style:none}.chips li{font-size:13px;border:1px solid var(--line);border-radius:999px;padding:1px 10px}
.op details{margin-top:8px}.op details summary{cursor:pointer;color:var(--accent)}.codes{columns:2;column-gap:24px;padding:0;margin:8px 0 0;list-style:none;font-size:13px}.codes li{break-inside:avoid;padding:2px 0}.codes span{color:var(--muted);display:inline-block;width:34px}
.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(320px,100%),1fr));gap:16px;margin:28px 0}.card{background:var(--surface);border:1px solid var(--line);border-radius:12px;padding:20px;color:var(--text)}.card:hover{border-color:var(--accent);text-decoration:none}.card b{display:block;margin-bottom:4px;font-weight:600}.card span{color:var(--muted);font-size:14px}
.status{font:600 13px/1.5 ui-monospace,Menlo,Consolas,monospace;color:var(--muted)}.steps{padding-left:22px}.steps li{margin-bottom:10px}[hidden]{display:none!important}
.back{display:inline-block;margin-bottom:24px}dl{margin:24px 0}dt{font-weight:600;margin-top:20px}dd{margin:4px 0 0}
.version{font-size:13px;color:var(--muted);border-top:1px solid var(--line);margin-top:40px;padding-top:16px}
@media(max-width:1180px){.op{grid-template-columns:minmax(0,1fr)}.op .try{border-left:0;border-top:1px solid var(--line);border-radius:0 0 12px 12px}}
@media(max-width:860px){.docs{grid-template-columns:minmax(0,1fr)}.side{position:static;height:auto;border-right:0;border-bottom:1px solid var(--line);padding:16px}.side .list{max-height:38vh;overflow:auto}.main{padding:28px 16px 80px}.plain{padding:32px 16px 80px}.top{padding:0 16px;gap:14px}.op{margin:16px 0}.op>div{padding:16px}.codes{columns:1}h1{font-size:24px}td:first-child,.op td:first-child{width:40%}}
`.replaceAll('\n', '');
