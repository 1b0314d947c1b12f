/*
 * The only script of public pages. A ZIP code is answered as soon as it is typed, and the hours say if it is open now. Without it
 * the ZIP code is answered on the page of thanks, and the hours stay as they are: true at every hour. It is in the page, since a
 * file of 600 bytes would cost a request, and the policy names its hash: no other script can run.
 */
export const pageScript = `(()=>{
const all=(s,f)=>document.querySelectorAll(s).forEach(f),
say=(u,e,ok)=>fetch(u).then(r=>r.ok?r.json():0).then(j=>{if(j&&ok())e.textContent=j.message},()=>{});
all('[name=zip_code]',i=>{const o=document.createElement('p');o.className='zip-answer';o.setAttribute('role','status');i.closest('.field').after(o);
i.addEventListener('input',()=>{const z=i.value;o.textContent='';if(/^\\d{5}(-\\d{4})?$/.test(z))say('/api/areas/zip-codes/'+z.slice(0,5),o,()=>i.value===z)})});
all('.open-now',e=>say('/api/opening-hours?days=1',e,()=>1))
})()`;
