/** What a text may hold that speaks for an advertisement, and how many points it is worth. */
export type Clue = readonly [clue: RegExp, points: number];

/**
 * Goods and tales of mass mail. None is proof: people ask for loans, have websites and followers, and
 * sell from casinos in Goa. Two points stand for what hardly anybody asks a food company, one for what
 * some do.
 */
export const OFFERED: readonly Clue[] = [
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
