/** Goods and tales of mass mail, by points. None is proof: people ask for loans and sell from casinos. */
const OFFERED: Readonly<Record<number, readonly RegExp[]>> = {
  // Nobody asks a food company for these.
  3: [
    /back-?links?|do-?follow|link (?:building|insertions?|exchange)|\bpbn\b/,
    /bulk (?:sms|e-?mail|whatsapp)|(?:sms|whatsapp|e-?mail) marketing|paise per/,
  ],
  // Hardly anybody does.
  2: [
    /\bseo\b|search engine|\brank(?:s|ed|ing)?\b.{0,20}\b(?:google|page|higher|website|keywords?)\b/,
    /first page of|google (?:ranking|penali)|top of google|website audit|domain authority|\bda ?\d\d/,
    /guest posts?|sponsored (?:posts?|articles?)|publish (?:an? )?(?:article|post)|\bwebmaster\b/,
    /(?:organic|web(?:site)?|targeted|more) traffic|traffic to your|(?:real|human|unique) visitors/,
    /\b(?:web(?:site)?|app)s? (?:(?:re)?design|develop)|redesign|wordpress|shopify|website (?:banwa|bana)/,
    /mobile apps? for your|(?:android|ios) apps?|web ?hosting|domain (?:\+|and|registration|renewal)/,
    /explainer|(?:promo|animated|marketing) videos?|video editing|graphic design|logo design/,
    /chat-?bots?|ai (?:agents?|automation|assistant)|software widget|virtual assistant/,
    /press releases?|content writ|article writ|news sites|write .{0,20}(?:articles?|blogs?)/,
    /digital marketing|social media (?:marketing|management|posts?)|(?:google|facebook|meta) ads/,
    /lead gen|(?:qualified|franchise|business|exclusive) leads|pay per lead|appointment setting/,
    /(?:e-?mail|b2b|business|mobile) (?:database|list|data)\b|decision makers|mass mail/,
    /contact forms|feedback forms|millions? of (?:websites|e-?mails|messages)/,
    /\b(?:btc|bitcoins?|crypto(?:currency)?|usdt|ethereum|nft|trading (?:bot|signals?))\b/,
    /forex (?:signals?|trading|broker)|intraday|option calls?|bank ?nifty|stock (?:market )?tips|multibagger/,
    /(?:fund|finance) (?:viable|your|any)|funding for your|project funding|private (?:investors?|lenders?)/,
    /next of kin|beneficiary|inheritance|late (?:client|husband)|\bbarrister\b|(?:million|billion) (?:us )?(?:dollars|usd)/,
    /usd ?[\d.,]+ ?million|mutual benefit|(?:treat|keep).{0,15}confidential|\bcharity\b.{0,30}donat/,
    /lottery|jackpot|(?:have|has|you) won\b|lucky (?:draw|winner)|claim (?:your|the) (?:prize|bonus|reward|gift)/,
    /astrolog|vashikaran|love (?:problem|marriage)|black magic|baba ji|tantrik/,
    /viagra|cialis|tramadol|ivermectin|without (?:a )?prescription|online pharmacy|\bpills?\b|\bcbd\b|weight loss/,
    /\bcasino|free spins|\bslots\b|\bbett?ing\b|cricket id|\bpoker\b|\brummy\b/,
    /\bxxx\b|\bnude|\bsex\b|\bporn|webcams?|call girls?|\bescorts?\b|hot (?:girls?|women)|\b18\+/,
    /single (?:lady|woman|man)|serious relationship|\bdating\b|saw your profile|(?:my|see) .{0,12}(?:pictures|photos) (?:here|of me)|lonely/,
    /replica|rolex|gucci|louis vuitton|first copy|luxury (?:watches|bags)/,
    /(?:was|been|got) hacked|copied your (?:data|files)|recorded you|your (?:device|password) (?:is|was)/,
    /invoice.{0,30}(?:overdue|attached|due)|attached (?:document|invoice|file)|avoid (?:suspension|losing)|outstanding payment/,
    /(?:final|important|last) (?:notice|reminder|warning)|verify your (?:listing|account|business|mailbox)|not verified/,
    /(?:manufacturer|factory|supplier)s?\b.{0,60}(?:china|shenzhen|guangzhou|led\b|machin|moulds?|cnc)/,
    /packers (?:and|&) movers|solar|pest control|cctv|web cam|gps track|interior design/,
    /shipping agent|export to my country|accept credit cards?|large quantity of your products?/,
    /продвижени|раскрутк|казино|ставк|заработ|без вложений|диплом|кредит|ссылк|рассылк|сайт|недорого/,
    /\b\w{3,}(?:afil|afinil|codone|zepam|zolam)\b|kamagra|\bgenerics\b|\bcapsules?\b|ayurvedic/,
    /\bloans?\b.{0,50}(?:without|no (?:paper|guarantor|security)|disburs|in \d+ (?:minutes|hours))|disburs/,
    /(?:cibil|credit score).{0,50}(?:karwa|badha|repair|\d{3}\+)/,
    /\b(?:token|coin|crypto) (?:picks|calls)|\bholdings\b|trade gold|gold trading|\bdeposit 0?\.\d/,
    /\bkam(?:ai|ayen?|ayein|ao)\b|ghar baithe|mobile par kaam|\bअर्निंग\b/,
    /(?:bumper|cash|first) prize|processing fee|number was drawn|nominated for/,
    /(?:not|never) (?:appear|show(?: up)?|found)\b.{0,40}search|search for (?:you|your)/,
    /(?:place|contribute|publish|submit) (?:an?|our|my) (?:\S+ ){0,3}(?:article|story|post)\b|link on your|one link|per placement/,
    /(?:star|genuine\S*(?: looking)?|google|maps?) (?:ratings|reviews)|ratings on maps|aged accounts/,
    /(?:instagram|facebook|इंस्टाग्राम|फेसबुक).{0,30}(?:page|पेज|handle|chala|चला)/,
    /verified (?:contacts|profiles|numbers|data)|(?:excel|csv) (?:file|format|sheet)|account holders/,
    /cold (?:e-?mails?|calls?)|book(?:s|ed)? meetings|qualified calls|(?:whatsapp|sms) messages in/,
    /(?:ordering|delivery|your own|branded) app\b|speed and mobile|mobile layout|domain names\b/,
    /\bitr\b|gst (?:registration|filing|return filing)|call cent(?:re|er)|telecall/,
    /\b\d ?bhk\b|new launch|on possession|office furniture|false ceiling|modular kitchen/,
    /led screens?|advertise (?:on|with|in)|kitchen equipment and/,
    /you seem nice|by mistake but|(?:kind|nice|serious) (?:man|gentleman)\b|hotel and home service/,
    /\b(?:tablets|medicines?)\b|blood pressure|\bstamina\b/,
    /daily (?:profit|return|income)|percent (?:daily|profit)|sure ?shot|arbitrage|withdraw whenever/,
    /samadhan|\bkalesh\b|\bwidow\b.{0,80}(?:million|lakh|crore)|(?:salary|lakh) .{0,20}in your account/,
    /name .{0,20}(?:is expiring|expires)|private limited company in|followers in|\d paise|logon ko message/,
    /\d nights|per couple|flights included|\bflutter\b|\breact\b|news portals|paid stories/,
    /(?:daily|रोज|roz) .{0,12}(?:\d[\d,]+ ?(?:rs|rupees|रुपये)|\d+ fresh)|exclusive to you|निवेश नहीं/,
    /(?:visiting|menu) cards|standees|deep clean|pest treatment|from our .{0,12}factory|below market/,
  ],
  // Some do.
  1: [
    /(?:instagram|youtube|real|buy|get|more|10k|1k) .{0,12}(?:followers|subscribers|likes|views)\b/,
    /(?:offer|provide|giving|get|instant|quick|urgent|personal|payday) .{0,30}\bloans?\b/,
    /\d ?% (?:interest|p\.?a)|interest rate|(?:no|without) collateral|(?:bad|low) (?:credit|cibil)|loan approv/,
    /merchant accounts?|payment gateway|high[- ]risk|credit card (?:processing|machine|limit)/,
    /insurance|tax saving|\b(?:mutual funds?|credit card|policy)\b.{0,25}(?:apply|buy|compare|free)/,
    /bank details|account (?:number|details) (?:to|and)|gift cards?/,
    /(?:part[- ]time|online|data entry|typing|copy paste) (?:job|work)|data entry|ghar baithe|घर बैठे/,
    /(?:earn|make|income|kamaye?|kamao|कमा).{0,20}(?:\$|rs\.? ?|₹|inr ?)\d|\d[\d,]* ?(?:per|a|every) day/,
    /(?:no|without|zero) investment|passive income|mlm|network marketing|turn \$?\d+ into/,
    /expires? (?:today|soon|in)|will be (?:removed|suspended|deleted|cancel)|cancellation|mailbox (?:is )?full/,
    /trademark|\biso (?:\d{4}|certif)|copyright (?:claim|infring)|dmca/,
  ],
};

/** How people speak who sell to strangers. One point each. */
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
  /(?:fees?|rates?|charges?|price|only|just|sirf|सिर्फ|for|at) (?:rs\.? ?|₹ ?)?\d[\d,.]*(?: ?(?:rs|rupees|rupaye|रुपये))? ?(?:a|per|\/) ?(?:month|row|lead|seat|placement)|\b\d[\d,]* (?:only|each|monthly)\b|(?:sirf|सिर्फ) \d|one-time \d|(?:महीने|mahine) (?:का|ke|ka) (?:सिर्फ|sirf)|\d (?:dollars|paisa)\b/,
  /or you owe|no (?:card|contract|blocking|paper)|free of cost|(?:nahi|nahin|नहीं) (?:to|toh|तो) p?(?:aise|पैसे)|paise wapas|पैसे वापस|kaam hone ke baad|joining free|zero down|rows free/,
  /\bin \d+ (?:days|hours|minutes|weeks)\b|\d+ (?:din|ghante) (?:me|mein)\b|in three weeks|first month|by friday/,
  /open to a (?:chat|call)|book (?:a|your) (?:walkthrough|site visit|demo|slot)|(?:whatsapp|phone|call|sampark) kar(?:o|e|ein|en)\b(?! ?le)|aaj hi|abhi\.|संपर्क करें|call (?:our|the) manager|on telegram|in my profile/,
  /\b(?:i|we) (?:fix|rank|post|write cold|run a \d+|buy all|could teach|can repair|liked your)\b|\bhum\b.{0,60}(?:karwate|chalate|banate|dilate|dete) hain?\b|हम .{0,60}(?:चलाते|बनाते|दिलाते|करवाते) हैं|are you the owner|every business/,
  /sabse (?:kam|sasta)|tension mat lo|\bmauka\b|upto \d|up to \d+ ?%|\d+ ?(?:%|percent) (?:off|discount)/,
  /(?:at|from|now for) \d[\d,]*(?:\.| |,)|\b\d[\d,]* (?:me|rupees each|per month)\b|\d+ (?:percent|%) (?:below|cheaper|profit|margin)/,
  /in (?:a|one|ten|24|five) (?:week|minutes|hours|day)s?\b|offer till|before it is released|\bjaldi\b|जल्दी|seats|सीटें/,
  /\bincluded\b|free delivery|saal free|emi available|bookings done|no drop|refill|provided\.|on request\.|bulk orders/,
  /apply in|catalogue|proof on|baat kar|private mail|expert will|secure it|hire for|our executive|shuru\.|may i call/,
];

/** What enquiries are about tells them from advertisements better than any list of goods. */
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

const matches = (clues: readonly RegExp[], text: string): number =>
  clues.filter((clue) => clue.test(text)).length;

/** Whether a text, in any spelling, offers something of its own, as mass mail does. */
export function readsLikeAdvertising(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    // The name and each line are sentences of their own, whatever ends them.
    .replace(/\s*(?:[\r\n\u0964]\s*)+/g, '. ')
    .replace(/\s+/g, ' ');
  const offered = Object.entries(OFFERED).reduce(
    (sum, [points, clues]) => sum + Number(points) * matches(clues, plain),
    0,
  );
  const pitched = matches(PITCHED, plain);
  if (matches(OUR_TRADE, plain) > 0)
    return offered > 1 && offered + pitched >= ENOUGH_POINTS_IN_TRADE;
  return pitched >= ENOUGH_PITCH || offered + pitched >= ENOUGH_POINTS;
}
