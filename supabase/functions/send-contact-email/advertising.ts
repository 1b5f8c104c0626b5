/** What a text may hold that speaks for an advertisement, and how many points it is worth. */
type Clue = readonly [clue: RegExp, points: number];

/**
 * Goods and tales of mass mail. None is proof: people ask for loans, have websites and followers, and
 * sell from casinos in Goa. Two points stand for what hardly anybody asks a food company, one for what
 * some do.
 */
const OFFERED: readonly Clue[] = [
  // Search engines and links.
  [
    /\bseo\b|search engine|\brank(?:s|ed|ing)?\b.{0,20}\b(?:google|page|higher|website|keywords?)\b/,
    2,
  ],
  [
    /first page of|google (?:ranking|penali)|top of google|website audit|domain authority|\bda ?\d\d/,
    2,
  ],
  [/back-?links?|do-?follow|link (?:building|insertions?|exchange)|\bpbn\b/, 3],
  [
    /guest posts?|sponsored (?:posts?|articles?)|publish (?:an? )?(?:article|post)|\bwebmaster\b/,
    2,
  ],
  [
    /(?:organic|web(?:site)?|targeted|more) traffic|traffic to your|(?:real|human|unique) visitors/,
    2,
  ],
  // Websites, programs, words and pictures to order.
  [
    /\b(?:web(?:site)?|app)s? (?:(?:re)?design|develop)|redesign|wordpress|shopify|website (?:banwa|bana)/,
    2,
  ],
  [
    /mobile apps? for your|(?:android|ios) apps?|web ?hosting|domain (?:\+|and|registration|renewal)/,
    2,
  ],
  [/explainer|(?:promo|animated|marketing) videos?|video editing|graphic design|logo design/, 2],
  [/chat-?bots?|ai (?:agents?|automation|assistant)|software widget|virtual assistant/, 2],
  [/press releases?|content writ|article writ|news sites|write .{0,20}(?:articles?|blogs?)/, 2],
  // Marketing, addresses and followers.
  [
    /digital marketing|social media (?:marketing|management|posts?)|(?:google|facebook|meta) ads/,
    2,
  ],
  [/lead gen|(?:qualified|franchise|business|exclusive) leads|pay per lead|appointment setting/, 2],
  [/bulk (?:sms|e-?mail|whatsapp)|(?:sms|whatsapp|e-?mail) marketing|paise per/, 3],
  [/(?:e-?mail|b2b|business|mobile) (?:database|list|data)\b|decision makers|mass mail/, 2],
  [/contact forms|feedback forms|millions? of (?:websites|e-?mails|messages)/, 2],
  [
    /(?:instagram|youtube|real|buy|get|more|10k|1k) .{0,12}(?:followers|subscribers|likes|views)\b/,
    1,
  ],
  // Money.
  [/\b(?:btc|bitcoins?|crypto(?:currency)?|usdt|ethereum|nft|trading (?:bot|signals?))\b/, 2],
  [
    /forex (?:signals?|trading|broker)|intraday|option calls?|bank ?nifty|stock (?:market )?tips|multibagger/,
    2,
  ],
  [/(?:offer|provide|giving|get|instant|quick|urgent|personal|payday) .{0,30}\bloans?\b/, 1],
  [
    /\d ?% (?:interest|p\.?a)|interest rate|(?:no|without) collateral|(?:bad|low) (?:credit|cibil)|loan approv/,
    1,
  ],
  [
    /(?:fund|finance) (?:viable|your|any)|funding for your|project funding|private (?:investors?|lenders?)/,
    2,
  ],
  [/merchant accounts?|payment gateway|high[- ]risk|credit card (?:processing|machine|limit)/, 1],
  [
    /insurance|tax saving|\b(?:mutual funds?|credit card|policy)\b.{0,25}(?:apply|buy|compare|free)/,
    1,
  ],
  [
    /next of kin|beneficiary|inheritance|late (?:client|husband)|\bbarrister\b|(?:million|billion) (?:us )?(?:dollars|usd)/,
    2,
  ],
  [
    /usd ?[\d.,]+ ?million|mutual benefit|(?:treat|keep).{0,15}confidential|\bcharity\b.{0,30}donat/,
    2,
  ],
  [
    /lottery|jackpot|(?:have|has|you) won\b|lucky (?:draw|winner)|claim (?:your|the) (?:prize|bonus|reward|gift)/,
    2,
  ],
  [/bank details|account (?:number|details) (?:to|and)|gift cards?/, 1],
  // Work and wonders.
  [
    /(?:part[- ]time|online|data entry|typing|copy paste) (?:job|work)|data entry|ghar baithe|घर बैठे/,
    1,
  ],
  [
    /(?:earn|make|income|kamaye?|kamao|कमा).{0,20}(?:\$|rs\.? ?|₹|inr ?)\d|\d[\d,]* ?(?:per|a|every) day/,
    1,
  ],
  [/(?:no|without|zero) investment|passive income|mlm|network marketing|turn \$?\d+ into/, 1],
  [/astrolog|vashikaran|love (?:problem|marriage)|black magic|baba ji|tantrik/, 2],
  // What is not talked about here.
  [
    /viagra|cialis|tramadol|ivermectin|without (?:a )?prescription|online pharmacy|\bpills?\b|\bcbd\b|weight loss/,
    2,
  ],
  [/\bcasino|free spins|\bslots\b|\bbett?ing\b|cricket id|\bpoker\b|\brummy\b/, 2],
  [
    /\bxxx\b|\bnude|\bsex\b|\bporn|webcams?|call girls?|\bescorts?\b|hot (?:girls?|women)|\b18\+/,
    2,
  ],
  [
    /single (?:lady|woman|man)|serious relationship|\bdating\b|saw your profile|(?:my|see) .{0,12}(?:pictures|photos) (?:here|of me)|lonely/,
    2,
  ],
  [/replica|rolex|gucci|louis vuitton|first copy|luxury (?:watches|bags)/, 2],
  // Threats and false papers.
  [
    /(?:was|been|got) hacked|copied your (?:data|files)|recorded you|your (?:device|password) (?:is|was)/,
    2,
  ],
  [
    /invoice.{0,30}(?:overdue|attached|due)|attached (?:document|invoice|file)|avoid (?:suspension|losing)|outstanding payment/,
    2,
  ],
  [
    /(?:final|important|last) (?:notice|reminder|warning)|verify your (?:listing|account|business|mailbox)|not verified/,
    2,
  ],
  [
    /expires? (?:today|soon|in)|will be (?:removed|suspended|deleted|cancel)|cancellation|mailbox (?:is )?full/,
    1,
  ],
  [/trademark|\biso (?:\d{4}|certif)|copyright (?:claim|infring)|dmca/, 1],
  // Trade that has nothing to do with food.
  [
    /(?:manufacturer|factory|supplier)s?\b.{0,60}(?:china|shenzhen|guangzhou|led\b|machin|moulds?|cnc)/,
    2,
  ],
  [/packers (?:and|&) movers|solar|pest control|cctv|web cam|gps track|interior design/, 2],
  [/shipping agent|export to my country|accept credit cards?|large quantity of your products?/, 2],
  // The same goods in Russian, in which most of such mail from abroad comes.
  [
    /продвижени|раскрутк|казино|ставк|заработ|без вложений|диплом|кредит|ссылк|рассылк|сайт|недорого/,
    2,
  ],
];

/** How an advertisement speaks to somebody it does not know. */
const PITCHED: readonly Clue[] = [
  [
    /\byour (?:web ?site|site|domain|blog|web ?page|online presence|google (?:business|listing|maps?))/,
    1,
  ],
  [
    /(?:noticed|came across|found|visited|checked|scan(?:ned)? of|reviewing|looking at|errors? on) .{0,12}your (?:web ?site|site|domain|blog)/,
    1,
  ],
  [
    /we (?:are|have) (?:an? )?(?:\d\S* )?(?:leading|professional|top|best|digital|web|software|it|seo|experienced|certified|reputed|marketing)/,
    1,
  ],
  [
    /(?:i am|i'm) (?:an? )?(?:freelance|seo|professional|digital|web|private)|our (?:team of|portfolio|packages?|experts?)/,
    1,
  ],
  [
    /(?:can|may|shall|should|let) (?:i|we|me) (?:send|share|show|call|schedule|connect|set)|are you (?:available|the right person)|would you be (?:interested|open)|quick (?:question|call)|reply (?:yes|for|urgent)|hire me/,
    1,
  ],
  [
    /proposal|portfolio|case stud|sample list|samples of our|screenshots?|(?:free|get an?|price) quote|price list/,
    1,
  ],
  [/\$ ?\d|\d ?(?:\$|usd|dollars)|[£€] ?\d/, 1],
  [
    /\d ?% (?:accura|guarant|result|less|off|discount|safe|cheap|more|saving|by|in \d)|(?:by|save|saving) \d+ ?%|guaranteed|money back/,
    1,
  ],
  [
    /free (?:trial|demo|quote|audit|sample|report|spins|shipping|site visit|website|seo|chat|consult)|(?:days?|sms|hosting) free/,
    1,
  ],
  [
    /limited (?:time|offer|seats|period)|offer (?:ends|valid|limited)|dhamaka|lowest (?:price|rate)|affordable (?:price|rate|cost)|cheap(?:est)? (?:price|rate)?|best price|less cost|only rs|just (?:rs|\$)|starting (?:from|at)/,
    1,
  ],
  [
    /(?:click|tap) (?:here|the link|on|below|www)|(?:buy|order|book|join|call|apply|pay|register|visit|play) (?:\S+ ){0,3}(?:now|today)\b|join (?:our|telegram|now)|visit (?:http|www)|(?:book|call|contact) (?:free|us today)|abhi call/,
    1,
  ],
  [
    /https?:\/\/\S*\.(?:top|xyz|click|site|online|ru|shop|icu|buzz|live|win|loan)\b|bit\.ly|t\.me\/|tinyurl|>>>|www\.\S+\.(?:click|top|xyz)\b/,
    1,
  ],
  [
    /\d{2,}\+ (?:happy |satisfied )?(?:clients|customers|developers|projects)|many (?:international )?clients|our clients?\b|businesses like yours|24 ?[x×/] ?7|whatsapp me|telegram|skype/,
    1,
  ],
];

/** From so many points on, a text is held for an advertisement. */
const ENOUGH_POINTS = 3;

const pointsOf = (clues: readonly Clue[], text: string): number =>
  clues.reduce((sum, [clue, points]) => sum + (clue.test(text) ? points : 0), 0);

/**
 * Whether a text offers something of its own, as mass mail does. How it speaks does not suffice: it must
 * name goods that are advertised, so that a supplier of flour may write like a salesman.
 * @param text name and message, in any spelling
 */
export function readsLikeAdvertising(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, ' ');
  const offered = pointsOf(OFFERED, plain);
  return offered > 0 && offered + pointsOf(PITCHED, plain) >= ENOUGH_POINTS;
}
