import { SCHEME_FIELD, SCHEME_KEY, SCHEMES } from '../config/schemes';

/**
 * Applies the chosen colour scheme before the first paint and stores later choices. It is inlined into the HTML as
 * written here, without transpiling, so it must run in every supported browser.
 *
 * `paint` writes the choice to `data-scheme` of the root element, to the radio buttons, and to the colours of the
 * browser's own bars. The `change` listener captures, because `holdEvents` stops the event before it bubbles. A choice
 * made in another tab arrives with `storage`; a page that comes back from the back/forward cache reads it again.
 */
export const SCHEME_SCRIPT = `(()=>{
const root=document.documentElement,name="${SCHEME_KEY}",
paint=s=>{
s?root.dataset.scheme=s:delete root.dataset.scheme;
for(const m of document.querySelectorAll("[name=theme-color]"))m.media=s?s==m.dataset.of?"all":"not all":\`(prefers-color-scheme:\${m.dataset.of})\`;
for(const i of document.getElementsByName("${SCHEME_FIELD}"))i.checked=i.value==s
},
read=()=>{let s;try{s=localStorage.getItem(name)}catch{}paint(/^(${SCHEMES.join('|')})$/.test(s)?s:"")};
read();
addEventListener("storage",read);
addEventListener("pageshow",e=>e.persisted&&read());
addEventListener("change",({target:t})=>{if(t.name=="${SCHEME_FIELD}"){paint(t.value);try{t.value?localStorage.setItem(name,t.value):localStorage.removeItem(name)}catch{}}},!0)
})()`.replaceAll('\n', '');
