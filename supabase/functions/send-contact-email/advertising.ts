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

/**
 * How somebody speaks who sells to strangers, whatever it is that he sells. One point each; two are
 * enough where nothing in the text is about our trade.
 */
const PITCHED: readonly Clue[] = [
  [
    /\byour (?:web ?site|site|domain|blog|web ?page|online|google|business(?! (?:model|hours|plan))|competitors?|customers|founder|sales|revenue|hotel|number|account|profile|reviews?|[a-z]+ bill)\b/,
    1,
  ],
  [
    /(?:noticed|came across|found|checked|scan(?:ned)? of|reviewing|looking at|errors? on|reaching out|analys[ei]s of|quick analysis)\b/,
    1,
  ],
  [
    /\bwe(?:'d| can| could| will|'ll| would| do| are| have)?(?: an?| the| also)? ?(?:help|provid|offer|build|creat|mak|develop|deliver|writ|suppl|sell|design|speciali[sz]|handl|arrang|publish|get you|leading|professional|digital|software|certified|\d+ years)/,
    1,
  ],
  [
    /\bour (?:prices?|rates?|clients?|factory|packages?|device|services?|platform|experts?|products?|software|tool|plans?|catalogue|portfolio|developers|agency)\b/,
    1,
  ],
  [
    /(?:i am|i'm) (?:an? )?(?:freelance|seo|digital|private)|(?:i|we) have (?:worked|clients)|\d{2,}\+|lakh pieces|many (?:\S+ )?clients|\d+ (?:happy|satisfied)/,
    1,
  ],
  [
    /(?:can|may|shall|should) (?:i|we) (?:mail|send|share|show|schedule|connect)|let (?:us|me) (?:connect|know (?:if|a))|are you (?:available|the right person|interested)|would you be|would love to|quick (?:question|call)|suitable time|\binterested\?|give us (?:an?|one) (?:opportunity|chance)|hire me|opportunity to quote/,
    1,
  ],
  [
    /proposal|portfolio|case stud|samples?\b|screenshots?|\bquotes?\b|rate card|catalogue|brochure attached|packages attached|\bdemo\b/,
    1,
  ],
  [
    /\$ ?\d|\d ?(?:\$|usd|dollars)|usd ?\d|[£€] ?\d|\bmoq\b|\bfob\b|\bwholesale|dealer price|(?:only|just|fee|starts? (?:from|at)|starting (?:from|at)) (?:rs\.? ?)?\d|rs\.? ?[\d,]+ only/,
    1,
  ],
  [
    /\d ?% (?:off|less|discount|cheaper|accura|guarant|assured|result|safe|more)|guarante|assured|satisfaction|or refund|don't pay|no win|money back|trusted by|early bird|save \d|by half|reduce your|increase your|cut your|boost/,
    1,
  ],
  [
    /free (?:trial|demo|quote|audit|sample|report|spins|shipping|site visit|website|consult)|(?:days?|sms|hosting|joining) free|no (?:documents?|target|prescription|credit check|cibil check|password)|instant(?:ly)?\b|unclaimed|(?:was|been) selected/,
    1,
  ],
  [
    /limited (?:time|offer|seats|period)|offer (?:ends|valid|limited)|dhamaka|lowest|affordable|cheap|reasonable (?:rates?|prices?)|best (?:price|rate)|within \d+ (?:hours|days)/,
    1,
  ],
  [
    /(?:click|tap) |\b(?:buy|order|book|join|apply|register|download|claim|withdraw|log ?in) (?:your|now|today|online|on|here|our|before|with|free)\b|(?:call|contact) (?:us|now|any ?time|manager)|respond|visit (?:http|www)|abhi call|this link|available (?:for purchase|24|now|tonight)/,
    1,
  ],
  [/https?:\/\/|www\.|bit\.ly|\bt\.me\b/, 1],
  // How sentences of salesmen begin, and how they end.
  [
    /(?:^|[.!?] )(?:get|buy|hire|join|share|forward|grow|boost|earn|save|stop|sell|upgrade|rank|send) (?!me\b|details|the\b|your (?:rep|menu))/,
    1,
  ],
  [
    /(?:^|[.!?] )(?:want to|want me to|want more|looking for (?:an? )?(?:staff|reliable|loan|designer)|do you (?:need|want)|are you (?:still|looking|tired|struggling|losing)|is your|need (?:an?|more|urgent)|tired of|struggling|glad to know|congratulations|imagine|did you know|dear (?:winner|business|website|owner|friend|customer|beneficiary|manager))\b/,
    1,
  ],
  [
    /(?:reply|revert|respond|contact|whatsapp|email|call|ping|text)(?: me| us| back)?(?: with| for|, i) |for (?:rates|details|more info|a walkthrough)|ten minutes|link in|ok to send|charges rs|(?:per|a) (?:seat|piece|reel|lead|post|month) ?(?:only|\.|$)|\/ ?month|(?:for|at) (?:just )?(?:rs\.? ?|\$|₹ ?)[\d,]+/,
    1,
  ],
  [
    /pay (?:only )?after|payment after|cash in hand|\bcod\b|all india|pre-?approved|zero (?:paperwork|cost)|genuine (?:photos|profiles)|paise wapas|used by [\d,]+|\d+ (?:years|countries) .{0,12}(?:export|experience)|fastest growing|good price|trial|subject to a lawsuit|working days or/,
    1,
  ],
  [
    /https?:\/\/\S*\.(?:top|xyz|click|site|online|ru|icu|buzz|live|win|loan)\b|>>>|-> ?http|whatsapp me|telegram|skype|24 ?[x×/] ?7/,
    1,
  ],
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
  clues.reduce((sum, [clue, points]) => sum + (clue.test(text) ? points : 0), 0);

/**
 * Whether a text offers something of its own, as mass mail does.
 * @param text name and message, in any spelling
 */
export function readsLikeAdvertising(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, ' ');
  const offered = pointsOf(OFFERED, plain);
  const pitched = pointsOf(PITCHED, plain);
  if (OUR_TRADE.some((words) => words.test(plain))) {
    return offered > 1 && offered + pitched >= ENOUGH_POINTS_IN_TRADE;
  }
  return pitched >= ENOUGH_PITCH || (offered > 0 && offered + pitched >= ENOUGH_POINTS);
}
