import { ATTRIBUTION_KEY, MARK_LENGTH } from '../../contract/attribution.ts';
import { ROUTES, SOFT_LEAD_ENDPOINT } from '../../contract/routes.ts';
import { isListed } from '../seo/public-paths.ts';

/** Letters of a chat's reference: none that is mistaken for another. */
const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const UNLISTED: ReadonlySet<string> = new Set([ROUTES.contactSent, ROUTES.contactNotSent]);

/**
 * Whether a page notes how its visitor came and counts chats. Never the clubs' page, which is for
 * children too, nor what belongs to one person or to nobody.
 */
export const isMeasured = (path: string): boolean =>
  path !== ROUTES.clubs && path !== ROUTES.receipt && (isListed(path) || UNLISTED.has(path));

/**
 * Inline script of measured pages, contract/attribution.ts in the browser. It notes first and last
 * arrival of this tab, and the brand or model looked at; once more when a page that the browser rendered
 * ahead is shown, because its notes were not kept before. Of a referrer it notes the host. And it gives each chat link that is used a
 * short reference, at the end of the message that waits in it, and tells the server.
 * @param backend origin of a hosted backend, or nothing
 */
export const journeyScript = (backend = ''): string =>
  '{let notes={};const arrive=()=>{try{' +
  "const mark={},host=document.referrer.split('/')[2];" +
  `notes=JSON.parse(sessionStorage.${ATTRIBUTION_KEY}||'{}');` +
  'let isNews=!notes.first;' +
  'for(const[name,value]of new URLSearchParams(location.search))' +
  `if(/^(utm_|gclid|fbclid)/.test(name))isNews=mark[name]=value.slice(0,${MARK_LENGTH});` +
  'if(host&&host!=location.host)isNews=mark.referrer=host;' +
  'if(isNews){mark.landing=location.pathname;mark.at=Date.now();' +
  'notes.last=mark;notes.first??=mark}' +
  'if(/^.(brands|franchise)../.test(location.pathname))notes.looked=location.pathname;' +
  `sessionStorage.${ATTRIBUTION_KEY}=JSON.stringify(notes)}catch{}};` +
  "arrive();document.addEventListener('prerenderingchange',arrive);" +
  "for(const type of['click','auxclick'])document.addEventListener(type,(event)=>{" +
  'const link=event.target.closest(\'[href*="//wa.me"]\');' +
  'if(event.button>1||!link||link.code)return;' +
  'const code=link.code=crypto.getRandomValues(new Uint8Array(4))' +
  `.reduce((code,byte)=>code+'${CODE_LETTERS}'[byte%31],'');` +
  "if(link.search)link.href+='%20(Ref%20'+code+')';" +
  `navigator.sendBeacon('${backend}${SOFT_LEAD_ENDPOINT}',` +
  'JSON.stringify({code,page:location.pathname,attribution:notes}))})}';
