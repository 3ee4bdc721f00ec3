/** Search and the highlight of the current section. The page works without it. */
export const pageScript = `
const find=document.getElementById('find'),items=[...document.querySelectorAll('.side li')],groups=[...document.querySelectorAll('.side details')];
find?.addEventListener('input',()=>{const want=find.value.trim().toLowerCase().split(/\\s+/);
for(const li of items)li.hidden=!want.every(w=>li.dataset.find.includes(w));
for(const g of groups){g.hidden=!g.querySelector('li:not([hidden])');if(find.value)g.open=true}});
addEventListener('keydown',e=>{if(e.key==='/'&&document.activeElement?.tagName!=='INPUT'){e.preventDefault();find?.focus()}});
const links=new Map(items.map(li=>[li.firstElementChild.hash.slice(1),li.firstElementChild]));
const watch=new IntersectionObserver(seen=>{for(const s of seen)if(s.isIntersecting){for(const a of links.values())a.removeAttribute('aria-current');
const a=links.get(s.target.id);if(a){a.setAttribute('aria-current','true');if(innerWidth>860)a.scrollIntoView({block:'nearest'})}}},{rootMargin:'-70px 0px -75% 0px'});
for(const id of links.keys()){const el=document.getElementById(id);if(el)watch.observe(el)}
`.replaceAll('\n', '');
