/** Sends a form to the API as JSON and tells what came of it: refusals beside their fields, the rest above the button. Nothing is ever sent by opening the page. */
export const formScript = `
const form=document.querySelector('form[data-action]'),done=document.getElementById('done'),alerted=form.querySelector('.alert'),button=form.querySelector('button');
const token=form.dataset.token==='fragment'?location.hash.slice(1):location.pathname.split('/').pop();
if(location.hash)for(const a of document.querySelectorAll('a.lang'))a.href+=location.hash;
let access;
const post=(path,body)=>fetch(path,{method:'POST',headers:{'accept-language':document.documentElement.lang,...(body&&{'content-type':'application/json'}),...(access&&{authorization:'Bearer '+access})},body:body&&JSON.stringify(body)});
const say=(place,words)=>{place.textContent=words;place.hidden=!words};
const sentence=words=>words?words[0].toUpperCase()+words.slice(1)+(/[.!?…]$/.test(words)?'':'.'):'';
const clear=()=>{say(alerted,'');for(const input of form.elements)if(input.name){input.removeAttribute('aria-invalid');say(document.getElementById(input.name+'-fault'),'')}};
const refuse=({code,detail,title,errors=[]})=>{let told;if(code==='not_found'&&form.dataset.lost)return say(alerted,form.dataset.lost);
for(const {pointer,message} of errors){const input=form.elements[(pointer||'').replace(/^[#]?[/]/,'')];if(!input||!input.name)continue;
input.setAttribute('aria-invalid','true');say(document.getElementById(input.name+'-fault'),sentence(message));if(!told)input.focus();told=true}
if(!told)say(alerted,sentence(detail||title||form.dataset.trouble))};
const reach=(answer,path)=>path.split('.').reduce((part,name)=>part&&part[name],answer);
form.addEventListener('submit',async event=>{event.preventDefault();clear();button.disabled=true;
const body=Object.fromEntries([...new FormData(form)].filter(([,value])=>value!==''));if(form.dataset.token)body.token=token;
try{const reply=await post(form.dataset.action,body),answer=await reply.json().catch(()=>({}));
if(!reply.ok)return refuse(answer);
access=answer.accessToken;for(const place of done.querySelectorAll('[data-show]'))place.textContent=reach(answer,place.dataset.show)||body[place.dataset.show]||'';
form.parentElement.hidden=true;document.querySelector('.asides').hidden=true;done.hidden=false;done.querySelector('h1').focus()}
catch{say(alerted,form.dataset.trouble)}finally{button.disabled=false}});
done.querySelector('[data-sign-out]')?.addEventListener('click',async()=>{await post('/api/v1/auth/logout').catch(()=>0);location.reload()});
`.replaceAll('\n', '');
