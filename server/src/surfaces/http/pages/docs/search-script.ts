/** Search over the whole reference by an index that is read once; arrows walk through what was found. The pages work without it. */
export const searchScript = `
const find=document.getElementById('find'),found=document.getElementById('found');
if(find){find.parentElement.hidden=false;
let index;const load=()=>index??=fetch(find.dataset.index).then(r=>r.json()).catch(()=>{index=undefined;return []});
find.addEventListener('focus',load);
const rank=([,title,code],want)=>{const t=title.toLowerCase(),c=code.toLowerCase();return c===want||t===want?0:c.includes(want)||t.includes(want)?1:2};
const link=([kind,title,code,address])=>{const li=document.createElement('li'),a=document.createElement('a'),b=document.createElement('b'),c=document.createElement('code'),s=document.createElement('span');
a.href=address;b.textContent=title;c.textContent=code;s.textContent=kind;a.append(b,c,s);li.append(a);return li};
find.addEventListener('input',async()=>{const asked=find.value.trim().toLowerCase(),words=asked.split(/\\s+/);
const all=asked?await load():[];if(find.value.trim().toLowerCase()!==asked)return;
const hits=all.filter(one=>{const text=one.join(' ').toLowerCase();return words.every(w=>text.includes(w))})
.map(one=>[rank(one,asked),one]).sort((a,b)=>a[0]-b[0]).slice(0,30).map(([,one])=>link(one));
found.replaceChildren(...hits);found.hidden=!hits.length});
addEventListener('keydown',e=>{const links=[...found.querySelectorAll('a')],at=links.indexOf(document.activeElement),typing=document.activeElement===find;
if(e.key==='/'&&!/INPUT|TEXTAREA/.test(document.activeElement?.tagName)){e.preventDefault();find.focus()}
else if(e.key==='ArrowDown'&&(typing||at>=0)){e.preventDefault();links[at+1]?.focus()}
else if(e.key==='ArrowUp'&&at>=0){e.preventDefault();(links[at-1]??find).focus()}
else if(e.key==='Enter'&&typing)links[0]?.click();
else if(e.key==='Escape'&&(typing||at>=0)){find.value='';found.hidden=true;find.focus()}});
const row=location.pathname==='/docs'&&location.hash.includes('.')&&document.getElementById(decodeURIComponent(location.hash.slice(1)));
row&&row.querySelector('a')&&location.replace(row.querySelector('a').href);
}
`.replaceAll('\n', '');
