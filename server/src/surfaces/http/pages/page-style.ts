/** One style for every page the server draws: light and dark by the system, no font and no picture fetched. */
export const pageStyle = `
:root{color-scheme:light dark;--bg:#fbfbfc;--surface:#fff;--line:#e6e8ec;--soft:#f4f5f7;--text:#17181c;--muted:#5d636f;--accent:#3451d1;--accent-bg:#eef1fd;
--get:#12714a;--get-bg:#e7f6ee;--post:#3451d1;--post-bg:#eef1fd;--patch:#8a5a00;--patch-bg:#fdf3dc;--del:#b4232c;--del-bg:#fdecec;--code:#f6f7f9;--field:#8b909c}
@media(prefers-color-scheme:dark){:root{--bg:#111216;--surface:#17181d;--line:#2a2c34;--soft:#1d1f26;--text:#e9eaee;--muted:#a0a6b3;--accent:#9db0ff;--accent-bg:#20284a;
--get:#6fd3a3;--get-bg:#12301f;--post:#9db0ff;--post-bg:#20284a;--patch:#e9bd62;--patch-bg:#352a10;--del:#ff9a9f;--del-bg:#3d1a1d;--code:#1b1d23;--field:#6d7280}}
*{box-sizing:border-box}
html{scroll-behavior:smooth;scroll-padding-top:72px;-webkit-text-size-adjust:100%}
@media(prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{margin:0;background:var(--bg);color:var(--text);font:15px/1.6 "Golos Text",ui-sans-serif,system-ui,"Segoe UI",Roboto,"Noto Sans",sans-serif;font-variant-numeric:tabular-nums}
a{color:var(--accent);text-decoration:none}a:hover,:is(p,td,dd,article) a,.plainlist a{text-decoration:underline;text-underline-offset:3px}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:4px}
.skip{position:absolute;left:-999px}.skip:focus{left:8px;top:8px;background:var(--surface);padding:8px;z-index:9}
.top{position:sticky;top:0;z-index:5;display:flex;gap:20px;align-items:center;height:56px;padding:0 24px;background:var(--surface);border-bottom:1px solid var(--line)}
.brand{font-weight:600;color:var(--text);letter-spacing:-.01em;display:flex;align-items:center;gap:10px}.brand i{width:12px;height:12px;border-radius:3px;background:var(--accent)}
.top nav{display:flex;gap:18px;overflow-x:auto;scrollbar-width:none}.top nav a{color:var(--muted);white-space:nowrap}.top nav a[aria-current]{color:var(--text);font-weight:500}
.lang{margin-left:auto;white-space:nowrap;color:var(--muted)}
h1{font-size:28px;line-height:1.25;letter-spacing:-.02em;margin:0 0 12px;font-weight:600}
h2{font-size:22px;line-height:1.3;letter-spacing:-.01em;margin:56px 0 8px;font-weight:600}
h3{font-size:17px;line-height:1.4;margin:28px 0 8px;font-weight:600}h4{font-size:13px;margin:24px 0 8px;font-weight:600;color:var(--muted)}
p{margin:0 0 12px;max-width:72ch}.lead{font-size:17px;color:var(--muted)}.muted{color:var(--muted)}
code,pre{font:13px/1.55 ui-monospace,"JetBrains Mono","SF Mono",Menlo,Consolas,monospace}
code{background:var(--code);border:1px solid var(--line);border-radius:4px;padding:1px 5px;overflow-wrap:anywhere}
pre{background:var(--code);border:1px solid var(--line);border-radius:8px;padding:14px 16px;overflow:auto;margin:0 0 12px;max-height:440px}pre code{background:none;border:0;padding:0;overflow-wrap:normal}
table{width:100%;border-collapse:collapse;font-size:14px;margin:0 0 12px}
th{font-weight:500;color:var(--muted);text-align:left;font-size:13px}th,td{padding:8px 12px 8px 0;border-bottom:1px solid var(--line);vertical-align:top}tr:last-child td{border-bottom:0}
td:first-child{width:26%}.op td:first-child{width:36%}.wide td:first-child{width:auto}td code{background:none;border:0;padding:0}.kind{color:var(--muted);font-size:13px;display:block;overflow-wrap:anywhere}.must{color:var(--del);font-size:12px;margin-left:6px}
.plain{max-width:860px;margin:0 auto;padding:48px 24px 96px}
.docs{display:grid;grid-template-columns:288px minmax(0,1fr);max-width:1560px;margin:0 auto}
.side{position:sticky;top:56px;height:calc(100vh - 56px);overflow:auto;padding:20px 16px 40px 24px;border-right:1px solid var(--line);font-size:14px}
.side ul,.ops,.plainlist,#found{list-style:none;margin:0;padding:0}.side a{display:flex;gap:8px;padding:4px 8px;margin-left:-8px;border-radius:6px;color:var(--text);line-height:1.4}.side a:hover{background:var(--soft);text-decoration:none}
.side a.up{font-weight:600;margin-bottom:8px}.side a[aria-current]{background:var(--accent-bg);color:var(--accent)}.side .m{margin-top:1px}
.main{padding:28px 48px 120px;min-width:0}
.m{flex:0 0 auto;display:inline-block;font:600 11px/1.5 ui-monospace,Menlo,Consolas,monospace;border-radius:4px;padding:2px 8px;text-align:center;align-self:flex-start}
.side .m,.ops .m{flex-basis:46px;font-size:10px;padding:2px 0}
.get{color:var(--get);background:var(--get-bg)}.post{color:var(--post);background:var(--post-bg)}.patch,.put{color:var(--patch);background:var(--patch-bg)}.delete{color:var(--del);background:var(--del-bg)}
.find{position:relative;max-width:720px;margin-bottom:24px}
input,textarea,button{font:inherit;color:var(--text)}input:not([type=checkbox],[type=file]),textarea{width:100%;padding:6px 12px;border:1px solid var(--field);border-radius:6px;background:var(--surface)}input:placeholder-shown{text-overflow:ellipsis}
#found{position:absolute;z-index:4;left:0;right:0;max-height:60vh;overflow:auto;background:var(--surface);border:1px solid var(--line);border-radius:8px;margin-top:4px;padding:4px;box-shadow:0 8px 24px rgb(0 0 0/.16)}
#found a{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 12px;padding:6px 10px;border-radius:6px;color:var(--text)}#found a:hover,#found a:focus{background:var(--soft);text-decoration:none}
#found b{font-weight:500}#found code{grid-row:2;border:0;background:none;padding:0;color:var(--muted)}#found span{color:var(--muted);font-size:13px}
.ops li{display:flex;flex-wrap:wrap;gap:2px 16px;justify-content:space-between;align-items:baseline;padding:6px 0;border-bottom:1px solid var(--line)}.ops a{display:flex;gap:10px;color:var(--text)}.ops code{border:0;background:none;padding:0;color:var(--muted)}
.plainlist li{padding:5px 0}.crumbs{font-size:14px;margin-bottom:12px}
.op{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,460px);gap:0 40px;margin-bottom:40px}.op>div{min-width:0}.op h2{font-size:17px;margin:28px 0 8px}.op .try>:first-child{margin-top:0}
.example{border:1px solid var(--line);border-radius:8px;margin-bottom:8px;background:var(--surface)}.example summary{padding:8px 14px;font-weight:500}.example pre{border-width:1px 0 0;border-radius:0 0 8px 8px;margin:0}
.line{display:flex;gap:10px;align-items:baseline;margin:6px 0 20px;flex-wrap:wrap}.line code{background:none;border:0;padding:0;font-size:14px}
.chips{display:flex;flex-wrap:wrap;gap:6px;margin:0 0 12px;padding:0;list-style:none}.chips li{font-size:13px;border:1px solid var(--line);border-radius:999px;padding:1px 10px}.chips code{border:0;background:none;padding:0}
summary{cursor:pointer;color:var(--accent)}.op details{margin-top:8px}.codes{columns:2;column-gap:24px;padding:0;margin:8px 0 0;list-style:none;font-size:13px}.codes li{break-inside:avoid;padding:2px 0}.codes span{color:var(--muted);display:inline-block;width:34px}
.form{border:1px solid var(--line);border-radius:12px;background:var(--soft);padding:4px 20px 20px;margin-top:24px}.form label{display:block;margin:12px 0 0;font-size:14px}.form input,.form textarea{margin-top:4px}.form textarea{font:13px/1.55 ui-monospace,Menlo,Consolas,monospace;resize:vertical}
.form .check{display:flex;gap:8px;align-items:center}.form .check input{margin:0}.form button{margin-top:16px;padding:7px 18px;border:0;border-radius:6px;background:var(--accent);color:var(--surface);font-weight:500;cursor:pointer}.form .status{margin:16px 0 8px}
.warn{color:var(--patch);background:var(--patch-bg);border-radius:6px;padding:8px 12px;margin-top:12px}
.wide{overflow-x:auto}main{overflow-wrap:break-word}input[type=file]{max-width:100%}
.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(320px,100%),1fr));gap:16px;margin:28px 0}.card{background:var(--surface);border:1px solid var(--line);border-radius:12px;padding:20px;color:var(--text)}.card:hover{border-color:var(--accent);text-decoration:none}.card b{display:block;margin-bottom:4px;font-weight:600}.card span{color:var(--muted);font-size:14px}
.status{font:600 13px/1.5 ui-monospace,Menlo,Consolas,monospace;color:var(--muted)}.steps{padding-left:22px}.steps li{margin-bottom:10px}[hidden]{display:none!important}
.back{display:inline-block;margin-bottom:24px}dl{margin:24px 0}dt{font-weight:600;margin-top:20px}dd{margin:4px 0 0}
.version{font-size:13px;color:var(--muted);border-top:1px solid var(--line);margin-top:40px;padding-top:16px}
@media(max-width:1180px){.op{grid-template-columns:minmax(0,1fr)}}
@media(max-width:860px){.docs{grid-template-columns:minmax(0,1fr)}.side{display:none}.main{padding:20px 16px 80px}.plain{padding:32px 16px 80px}.top{position:static;flex-wrap:wrap;height:auto;padding:12px 16px 8px;gap:8px 14px}.top nav{order:1;width:100%;flex-wrap:wrap;gap:4px 14px}html{scroll-padding-top:16px}.codes{columns:1}h1{font-size:24px;overflow-wrap:anywhere}td:first-child,.op td:first-child{width:40%}input,textarea{font-size:16px}}
@media(max-width:480px){main :is(table,tbody,tr,td):not(.wide *){display:block;width:auto!important}main thead:not(.wide *){display:none}main tr:not(.wide *){border-bottom:1px solid var(--line);padding:8px 0}main td:not(.wide *){border:0;padding:0 0 2px}}
@media print{.top,.side,.find,.form,.skip,.lang{display:none}.docs,.op{display:block}.main,.plain{padding:0;max-width:none}pre{max-height:none;white-space:pre-wrap}body{background:none}}
`.replaceAll('\n', '');
