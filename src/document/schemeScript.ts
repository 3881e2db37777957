import { SCHEME_FIELD, SCHEME_KEY, SCHEMES } from '../config/schemes';

/**
 * Draws the page in the chosen scheme before the first paint, and keeps what is chosen later. Stands in the HTML as it is
 * written here, in every supported browser.
 *
 * `paint` writes the choice to `data-scheme` of the root, to the radio buttons, and to the colours of the browser's own
 * bars. Its listener captures, because `holdEvents` stops the event before it bubbles. What another tab chose arrives by
 * `storage`; a page that comes back from the cache reads it again.
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
