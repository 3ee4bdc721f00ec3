/** Sends what the form says to this server, and shows the answer. The key stays in the tab. */
export const tryScript = `
const form=document.getElementById('try'),said=document.getElementById('said');
if(form){form.hidden=false;
const {key,body,dry}=form.elements,live=document.getElementById('live'),{method,path}=form.dataset;
if(key)key.value=sessionStorage.getItem('prokura.docs.key')??'';
const warn=()=>{if(live)live.hidden=dry?.checked||/^$|^ppk_test_/.test(key?.value.trim()??'')};
form.addEventListener('input',warn);warn();
form.addEventListener('submit',async e=>{e.preventDefault();
const secret=key?.value.trim()??'',headers={},query=new URLSearchParams();
if(key)sessionStorage.setItem('prokura.docs.key',secret);
let address=path;
for(const one of form.querySelectorAll('[data-path]'))address=address.replace('{'+one.dataset.path+'}',()=>encodeURIComponent(one.value));
for(const one of form.querySelectorAll('[data-query]'))if(one.value)query.set(one.dataset.query,one.value);
if(dry?.checked)query.set('dryRun','true');
if(query.size)address+='?'+query;
if(secret)secret.startsWith('ppk_')?headers['X-API-Key']=secret:headers.Authorization='Bearer '+secret;
if('takesKey' in form.dataset&&!dry?.checked)headers['Idempotency-Key']=[...crypto.getRandomValues(new Uint8Array(16))].map(n=>n.toString(16).padStart(2,'0')).join('');
let sent;
if(body){let told;try{told=JSON.parse(body.value||'{}')}catch{return show(form.dataset.broken)}
if('form' in form.dataset){sent=new FormData();for(const [name,value] of Object.entries(told))sent.set(name,typeof value==='object'?JSON.stringify(value):value);
for(const one of form.querySelectorAll('input[type=file]'))if(one.files[0])sent.set(one.dataset.file,one.files[0])}
else{headers['Content-Type']='application/json';sent=JSON.stringify(told)}}
let answer;
try{answer=await fetch(address,{method,headers,body:sent,credentials:'omit',cache:'no-store'})}catch{return show(form.dataset.unreachable)}
const bytes=await answer.blob(),readable=/json|text|xml/.test(bytes.type);
let text=readable?await bytes.text():form.dataset.file+bytes.size;
if(/json/.test(bytes.type))try{text=JSON.stringify(JSON.parse(text),null,2)}catch{}
show(answer.status+' '+answer.statusText,text,[...answer.headers].map(h=>h.join(': ')).join('\\n'),curl(address,headers,sent,body?.value))});
const quoted=text=>"'"+text.replaceAll("'","'\\\\''")+"'";
const curl=(address,headers,sent,text)=>['curl'+(method==='GET'?'':' -X '+method)+' "$PROKURA'+address+'"',
...Object.entries(headers).map(([name,value])=>name==='X-API-Key'?'-H "X-API-Key: $PROKURA_KEY"':name==='Authorization'?'-H "Authorization: Bearer $PROKURA_TOKEN"':'-H '+quoted(name+': '+value)),
...(sent instanceof FormData?[...sent].map(([name,value])=>'-F '+quoted(name+'='+(value instanceof File?'@'+value.name:value))):sent?['-d '+quoted(text)]:[])].join(' \\\\\\n  ');
const show=(status,text='',headers='',command='')=>{said.hidden=false;said.querySelector('.status').textContent=status;
[text,headers,command].forEach((one,at)=>{const code=said.querySelectorAll('code')[at];code.textContent=one;code.closest('details')?.toggleAttribute('hidden',!one);code.parentElement.hidden=!one})}
}
`.replaceAll('\n', '');
