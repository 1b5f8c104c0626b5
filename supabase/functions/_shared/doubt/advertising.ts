import { type Clue, OFFERED } from './advertised-goods.ts';
import { OFFERED_SINCE, PITCHED_SINCE } from './more-advertising.ts';

/**
 * How somebody speaks who sells to strangers, whatever it is that he sells. One point each; two are
 * enough where nothing in the text is about our trade.
 */
const PITCHED: readonly RegExp[] = [
  /\byour (?:web ?site|site|domain|blog|web ?page|online|google|business(?! (?:model|hours|plan))|competitors?|customers|founder|sales|revenue|hotel|number|account|profile|reviews?|[a-z]+ bill)\b/,
  /(?:noticed|came across|found|checked|scan(?:ned)? of|reviewing|looking at|errors? on|reaching out|analys[ei]s of|quick analysis)\b/,
  /\bwe(?:'d| can| could| will|'ll| would| do| are| have)?(?: an?| the| also)? ?(?:help|provid|offer|build|creat|mak|develop|deliver|writ|suppl|sell|design|speciali[sz]|handl|arrang|publish|get you|leading|professional|digital|software|certified|\d+ years)/,
  /\bour (?:prices?|rates?|clients?|factory|packages?|device|services?|platform|experts?|products?|software|tool|plans?|catalogue|portfolio|developers|agency)\b/,
  /(?:i am|i'm) (?:an? )?(?:freelance|seo|digital|private)|(?:i|we) have (?:worked|clients)|\d{2,}\+|lakh pieces|many (?:\S+ )?clients|\d+ (?:happy|satisfied)/,
  /(?:can|may|shall|should) (?:i|we) (?:mail|send|share|show|schedule|connect)|let (?:us|me) (?:connect|know (?:if|a))|are you (?:available|the right person|interested)|would you be|would love to|quick (?:question|call)|suitable time|\binterested\?|give us (?:an?|one) (?:opportunity|chance)|hire me|opportunity to quote/,
  /proposal|portfolio|case stud|samples?\b|screenshots?|\bquotes?\b|rate card|catalogue|brochure attached|packages attached|\bdemo\b/,
  /\$ ?\d|\d ?(?:\$|usd|dollars)|usd ?\d|[£€] ?\d|\bmoq\b|\bfob\b|\bwholesale|dealer price|(?:only|just|fee|starts? (?:from|at)|starting (?:from|at)) (?:rs\.? ?)?\d|rs\.? ?[\d,]+ only/,
  /\d ?% (?:off|less|discount|cheaper|accura|guarant|assured|result|safe|more)|guarante|assured|satisfaction|or refund|don't pay|no win|money back|trusted by|early bird|save \d|by half|reduce your|increase your|cut your|boost/,
  /free (?:trial|demo|quote|audit|sample|report|spins|shipping|site visit|website|consult)|(?:days?|sms|hosting|joining) free|no (?:documents?|target|prescription|credit check|cibil check|password)|instant(?:ly)?\b|unclaimed|(?:was|been) selected/,
  /limited (?:time|offer|seats|period)|offer (?:ends|valid|limited)|dhamaka|lowest|affordable|cheap|reasonable (?:rates?|prices?)|best (?:price|rate)|within \d+ (?:hours|days)/,
  /(?:click|tap) |\b(?:buy|order|book|join|apply|register|download|claim|withdraw|log ?in) (?:your|now|today|online|on|here|our|before|with|free)\b|(?:call|contact) (?:us|now|any ?time|manager)|respond|visit (?:http|www)|abhi call|this link|available (?:for purchase|24|now|tonight)/,
  /https?:\/\/|www\.|bit\.ly|\bt\.me\b/,
  // How sentences of salesmen begin, and how they end.
  /(?:^|[.!?] )(?:get|buy|hire|join|share|forward|grow|boost|earn|save|stop|sell|upgrade|rank|send) (?!me\b|details|the\b|your (?:rep|menu))/,
  /(?:^|[.!?] )(?:want to|want me to|want more|looking for (?:an? )?(?:staff|reliable|loan|designer)|do you (?:need|want)|are you (?:still|looking|tired|struggling|losing)|is your|need (?:an?|more|urgent)|tired of|struggling|glad to know|congratulations|imagine|did you know|dear (?:winner|business|website|owner|friend|customer|beneficiary|manager))\b/,
  /(?:reply|revert|respond|contact|whatsapp|email|call|ping|text)(?: me| us| back)?(?: with| for|, i) |for (?:rates|details|more info|a walkthrough)|ten minutes|link in|ok to send|charges rs|(?:per|a) (?:seat|piece|reel|lead|post|month) ?(?:only|\.|$)|\/ ?month|(?:for|at) (?:just )?(?:rs\.? ?|\$|₹ ?)[\d,]+/,
  /pay (?:only )?after|payment after|cash in hand|\bcod\b|all india|pre-?approved|zero (?:paperwork|cost)|genuine (?:photos|profiles)|paise wapas|used by [\d,]+|\d+ (?:years|countries) .{0,12}(?:export|experience)|fastest growing|good price|trial|subject to a lawsuit|working days or/,
  /https?:\/\/\S*\.(?:top|xyz|click|site|online|ru|icu|buzz|live|win|loan)\b|>>>|-> ?http|whatsapp me|telegram|skype|24 ?[x×/] ?7/,
];

/**
 * What enquiries are about: a franchise, a place for it, food, a visit, work. Advertisements are about
 * something else; that tells them better from enquiries than any list of goods.
 */
const OUR_TRADE: readonly RegExp[] = [
  /franchis(?!e (?:leads|&|and|retail|expo))|\boutlets?\b|food ?court|kitchen|kiosk|caf[eé]\b|dhaba|baker|\bqsr\b|canteen|\bmess\b|food (?:truck|business|stall|cart|counter)/,
  /\bchefs?\b|catering|\bmenu|\bveg\b|paneer|\brolls?\b|pizza|kulfi|chaa+t|chat (?:counter|stall|papdi|masala)|\bchai\b|momo|dosa|idli|burger|\bfries\b|cheese|masala|tiffin|frozen|sweets|desserts?|halal|\bjain\b|taste|lunch|dinner|\bfood\b(?! delivery)/,
  /sq\.? ?(?:ft|feet|yard|m)|\bs(?:q)?ft\b|\bgaj\b|marla|\bacres?\b|\bsco\b|\bplot\b|showroom|ground floor|\brent(?:al)?\b|\blease\b|premises|vacant|footfall|highway|theatre|hostel|campus|\bmall\b|bus stand/,
  /\b(?:my|our|own|have an?|mera|meri|apni|hamari) (?:own )?(?:shop|space|building|land|city|town|area|place|property|house|village|dukaa?n|jagah)|dukaa?n|jagah|zameen|khol(?:n|o)|\bbranch\b|pind\b/,
  /which brand|(?:single|multi|one|master) brand|royalty|\broi\b|security deposit|i (?:can|want to|have to|would like to|wish to) (?:invest|start|open)|investment (?:kitn|evlo|amount|detail|need|requir|and|aag)|invest (?:kar|aag)/,
  /\bmy order|ordered|order from|bill no|refund (?:me|the|my)|complain|\bparty\b|guests|birthday|wedding|club member|internship|vacanc|salary|school project|cold chain|wrong number|stop calling/,
];

/** From so many points on, goods and pitch together are an advertisement. */
const ENOUGH_POINTS = 3;
/** The same where the text is about our trade as well: who sells to restaurants talks of food. */
const ENOUGH_POINTS_IN_TRADE = 6;
/** Points of a pitch that suffice where nothing is about our trade. */
const ENOUGH_PITCH = 2;

const pointsOf = (clues: readonly Clue[], text: string): number =>
  clues.filter(([clue]) => clue.test(text)).reduce((sum, [, points]) => sum + points, 0);

/**
 * Whether a text offers something of its own, as mass mail does.
 * @param text name and message, in any spelling
 */
export function readsLikeAdvertising(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    // The name and each line are sentences of their own, whatever ends them.
    .replace(/\s*(?:[\r\n\u0964]\s*)+/g, '. ')
    .replace(/\s+/g, ' ');
  const offered = pointsOf([...OFFERED, ...OFFERED_SINCE], plain);
  const pitched = [...PITCHED, ...PITCHED_SINCE].filter((clue) => clue.test(plain)).length;
  if (OUR_TRADE.some((words) => words.test(plain))) {
    return offered > 1 && offered + pitched >= ENOUGH_POINTS_IN_TRADE;
  }
  return pitched >= ENOUGH_PITCH || offered + pitched >= ENOUGH_POINTS;
}
