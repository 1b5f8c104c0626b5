/** What a text may hold that speaks for an advertisement, and how many points it is worth. */
export type Clue = readonly [clue: RegExp, points: number];

/** Points of what some people ask a food company, of what hardly anybody does, and of what nobody does. */
const SOME_ASK = 1;
export const HARDLY_ANYBODY = 2;
const NOBODY_ASKS = 3;

/**
 * Goods and tales of mass mail. None is proof: people ask for loans, have websites and followers, and
 * sell from casinos in Goa.
 */
export const OFFERED: readonly Clue[] = [
  // Search engines and links.
  [
    /\bseo\b|search engine|\brank(?:s|ed|ing)?\b.{0,20}\b(?:google|page|higher|website|keywords?)\b/,
    HARDLY_ANYBODY,
  ],
  [
    /first page of|google (?:ranking|penali)|top of google|website audit|domain authority|\bda ?\d\d/,
    HARDLY_ANYBODY,
  ],
  [/back-?links?|do-?follow|link (?:building|insertions?|exchange)|\bpbn\b/, NOBODY_ASKS],
  [
    /guest posts?|sponsored (?:posts?|articles?)|publish (?:an? )?(?:article|post)|\bwebmaster\b/,
    HARDLY_ANYBODY,
  ],
  [
    /(?:organic|web(?:site)?|targeted|more) traffic|traffic to your|(?:real|human|unique) visitors/,
    HARDLY_ANYBODY,
  ],
  // Websites, programs, words and pictures to order.
  [
    /\b(?:web(?:site)?|app)s? (?:(?:re)?design|develop)|redesign|wordpress|shopify|website (?:banwa|bana)/,
    HARDLY_ANYBODY,
  ],
  [
    /mobile apps? for your|(?:android|ios) apps?|web ?hosting|domain (?:\+|and|registration|renewal)/,
    HARDLY_ANYBODY,
  ],
  [
    /explainer|(?:promo|animated|marketing) videos?|video editing|graphic design|logo design/,
    HARDLY_ANYBODY,
  ],
  [
    /chat-?bots?|ai (?:agents?|automation|assistant)|software widget|virtual assistant/,
    HARDLY_ANYBODY,
  ],
  [
    /press releases?|content writ|article writ|news sites|write .{0,20}(?:articles?|blogs?)/,
    HARDLY_ANYBODY,
  ],
  // Marketing, addresses and followers.
  [
    /digital marketing|social media (?:marketing|management|posts?)|(?:google|facebook|meta) ads/,
    HARDLY_ANYBODY,
  ],
  [
    /lead gen|(?:qualified|franchise|business|exclusive) leads|pay per lead|appointment setting/,
    HARDLY_ANYBODY,
  ],
  [/bulk (?:sms|e-?mail|whatsapp)|(?:sms|whatsapp|e-?mail) marketing|paise per/, NOBODY_ASKS],
  [
    /(?:e-?mail|b2b|business|mobile) (?:database|list|data)\b|decision makers|mass mail/,
    HARDLY_ANYBODY,
  ],
  [/contact forms|feedback forms|millions? of (?:websites|e-?mails|messages)/, HARDLY_ANYBODY],
  [
    /(?:instagram|youtube|real|buy|get|more|10k|1k) .{0,12}(?:followers|subscribers|likes|views)\b/,
    SOME_ASK,
  ],
  // Money.
  [
    /\b(?:btc|bitcoins?|crypto(?:currency)?|usdt|ethereum|nft|trading (?:bot|signals?))\b/,
    HARDLY_ANYBODY,
  ],
  [
    /forex (?:signals?|trading|broker)|intraday|option calls?|bank ?nifty|stock (?:market )?tips|multibagger/,
    HARDLY_ANYBODY,
  ],
  [/(?:offer|provide|giving|get|instant|quick|urgent|personal|payday) .{0,30}\bloans?\b/, SOME_ASK],
  [
    /\d ?% (?:interest|p\.?a)|interest rate|(?:no|without) collateral|(?:bad|low) (?:credit|cibil)|loan approv/,
    SOME_ASK,
  ],
  [
    /(?:fund|finance) (?:viable|your|any)|funding for your|project funding|private (?:investors?|lenders?)/,
    HARDLY_ANYBODY,
  ],
  [
    /merchant accounts?|payment gateway|high[- ]risk|credit card (?:processing|machine|limit)/,
    SOME_ASK,
  ],
  [
    /insurance|tax saving|\b(?:mutual funds?|credit card|policy)\b.{0,25}(?:apply|buy|compare|free)/,
    SOME_ASK,
  ],
  [
    /next of kin|beneficiary|inheritance|late (?:client|husband)|\bbarrister\b|(?:million|billion) (?:us )?(?:dollars|usd)/,
    HARDLY_ANYBODY,
  ],
  [
    /usd ?[\d.,]+ ?million|mutual benefit|(?:treat|keep).{0,15}confidential|\bcharity\b.{0,30}donat/,
    HARDLY_ANYBODY,
  ],
  [
    /lottery|jackpot|(?:have|has|you) won\b|lucky (?:draw|winner)|claim (?:your|the) (?:prize|bonus|reward|gift)/,
    HARDLY_ANYBODY,
  ],
  [/bank details|account (?:number|details) (?:to|and)|gift cards?/, SOME_ASK],
  // Work and wonders.
  [
    /(?:part[- ]time|online|data entry|typing|copy paste) (?:job|work)|data entry|ghar baithe|घर बैठे/,
    SOME_ASK,
  ],
  [
    /(?:earn|make|income|kamaye?|kamao|कमा).{0,20}(?:\$|rs\.? ?|₹|inr ?)\d|\d[\d,]* ?(?:per|a|every) day/,
    SOME_ASK,
  ],
  [
    /(?:no|without|zero) investment|passive income|mlm|network marketing|turn \$?\d+ into/,
    SOME_ASK,
  ],
  [/astrolog|vashikaran|love (?:problem|marriage)|black magic|baba ji|tantrik/, HARDLY_ANYBODY],
  // What is not talked about here.
  [
    /viagra|cialis|tramadol|ivermectin|without (?:a )?prescription|online pharmacy|\bpills?\b|\bcbd\b|weight loss/,
    HARDLY_ANYBODY,
  ],
  [/\bcasino|free spins|\bslots\b|\bbett?ing\b|cricket id|\bpoker\b|\brummy\b/, HARDLY_ANYBODY],
  [
    /\bxxx\b|\bnude|\bsex\b|\bporn|webcams?|call girls?|\bescorts?\b|hot (?:girls?|women)|\b18\+/,
    HARDLY_ANYBODY,
  ],
  [
    /single (?:lady|woman|man)|serious relationship|\bdating\b|saw your profile|(?:my|see) .{0,12}(?:pictures|photos) (?:here|of me)|lonely/,
    HARDLY_ANYBODY,
  ],
  [/replica|rolex|gucci|louis vuitton|first copy|luxury (?:watches|bags)/, HARDLY_ANYBODY],
  // Threats and false papers.
  [
    /(?:was|been|got) hacked|copied your (?:data|files)|recorded you|your (?:device|password) (?:is|was)/,
    HARDLY_ANYBODY,
  ],
  [
    /invoice.{0,30}(?:overdue|attached|due)|attached (?:document|invoice|file)|avoid (?:suspension|losing)|outstanding payment/,
    HARDLY_ANYBODY,
  ],
  [
    /(?:final|important|last) (?:notice|reminder|warning)|verify your (?:listing|account|business|mailbox)|not verified/,
    HARDLY_ANYBODY,
  ],
  [
    /expires? (?:today|soon|in)|will be (?:removed|suspended|deleted|cancel)|cancellation|mailbox (?:is )?full/,
    SOME_ASK,
  ],
  [/trademark|\biso (?:\d{4}|certif)|copyright (?:claim|infring)|dmca/, SOME_ASK],
  // Trade that has nothing to do with food.
  [
    /(?:manufacturer|factory|supplier)s?\b.{0,60}(?:china|shenzhen|guangzhou|led\b|machin|moulds?|cnc)/,
    HARDLY_ANYBODY,
  ],
  [
    /packers (?:and|&) movers|solar|pest control|cctv|web cam|gps track|interior design/,
    HARDLY_ANYBODY,
  ],
  [
    /shipping agent|export to my country|accept credit cards?|large quantity of your products?/,
    HARDLY_ANYBODY,
  ],
  // The same goods in Russian, in which most of such mail from abroad comes.
  [
    /продвижени|раскрутк|казино|ставк|заработ|без вложений|диплом|кредит|ссылк|рассылк|сайт|недорого/,
    HARDLY_ANYBODY,
  ],
];
