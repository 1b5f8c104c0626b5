import { type Clue, HARDLY_ANYBODY } from './advertised-goods.ts';

/** Goods of mass mail by what they have in common, in the languages of India too; points as in `OFFERED`. */
export const OFFERED_SINCE: readonly Clue[] = [
  // Medicine: names of drugs share their endings, and nobody asks a food company for any.
  [
    /\b\w{3,}(?:afil|afinil|codone|zepam|zolam)\b|kamagra|\bgenerics\b|\bcapsules?\b|ayurvedic/,
    HARDLY_ANYBODY,
  ],
  // Money that is lent, mended or multiplied.
  [
    /\bloans?\b.{0,50}(?:without|no (?:paper|guarantor|security)|disburs|in \d+ (?:minutes|hours))|disburs/,
    HARDLY_ANYBODY,
  ],
  [/(?:cibil|credit score).{0,50}(?:karwa|badha|repair|\d{3}\+)/, HARDLY_ANYBODY],
  [
    /\b(?:token|coin|crypto) (?:picks|calls)|\bholdings\b|trade gold|gold trading|\bdeposit 0?\.\d/,
    HARDLY_ANYBODY,
  ],
  [/\bkam(?:ai|ayen?|ayein|ao)\b|ghar baithe|mobile par kaam|\bअर्निंग\b/, HARDLY_ANYBODY],
  [/(?:bumper|cash|first) prize|processing fee|number was drawn|nominated for/, HARDLY_ANYBODY],
  // To be found, quoted and praised.
  [
    /(?:not|never) (?:appear|show(?: up)?|found)\b.{0,40}search|search for (?:you|your)/,
    HARDLY_ANYBODY,
  ],
  [
    /(?:place|contribute|publish|submit) (?:an?|our|my) (?:\S+ ){0,3}(?:article|story|post)\b|link on your|one link|per placement/,
    HARDLY_ANYBODY,
  ],
  [
    /(?:star|genuine\S*(?: looking)?|google|maps?) (?:ratings|reviews)|ratings on maps|aged accounts/,
    HARDLY_ANYBODY,
  ],
  [/(?:instagram|facebook|इंस्टाग्राम|फेसबुक).{0,30}(?:page|पेज|handle|chala|चला)/, HARDLY_ANYBODY],
  // Addresses of people, and mails to them.
  [
    /verified (?:contacts|profiles|numbers|data)|(?:excel|csv) (?:file|format|sheet)|account holders/,
    HARDLY_ANYBODY,
  ],
  [
    /cold (?:e-?mails?|calls?)|book(?:s|ed)? meetings|qualified calls|(?:whatsapp|sms) messages in/,
    HARDLY_ANYBODY,
  ],
  // Programs and offices.
  [
    /(?:ordering|delivery|your own|branded) app\b|speed and mobile|mobile layout|domain names\b/,
    HARDLY_ANYBODY,
  ],
  [/\bitr\b|gst (?:registration|filing|return filing)|call cent(?:re|er)|telecall/, HARDLY_ANYBODY],
  [
    /\b\d ?bhk\b|new launch|on possession|office furniture|false ceiling|modular kitchen/,
    HARDLY_ANYBODY,
  ],
  [/led screens?|advertise (?:on|with|in)|kitchen equipment and/, HARDLY_ANYBODY],
  [
    /you seem nice|by mistake but|(?:kind|nice|serious) (?:man|gentleman)\b|hotel and home service/,
    HARDLY_ANYBODY,
  ],
  [/\b(?:tablets|medicines?)\b|blood pressure|\bstamina\b/, HARDLY_ANYBODY],
  [
    /daily (?:profit|return|income)|percent (?:daily|profit)|sure ?shot|arbitrage|withdraw whenever/,
    HARDLY_ANYBODY,
  ],
  [
    /samadhan|\bkalesh\b|\bwidow\b.{0,80}(?:million|lakh|crore)|(?:salary|lakh) .{0,20}in your account/,
    HARDLY_ANYBODY,
  ],
  [
    /name .{0,20}(?:is expiring|expires)|private limited company in|followers in|\d paise|logon ko message/,
    HARDLY_ANYBODY,
  ],
  [
    /\d nights|per couple|flights included|\bflutter\b|\breact\b|news portals|paid stories/,
    HARDLY_ANYBODY,
  ],
  [
    /(?:daily|रोज|roz) .{0,12}(?:\d[\d,]+ ?(?:rs|rupees|रुपये)|\d+ fresh)|exclusive to you|निवेश नहीं/,
    HARDLY_ANYBODY,
  ],
  [
    /(?:visiting|menu) cards|standees|deep clean|pest treatment|from our .{0,12}factory|below market/,
    HARDLY_ANYBODY,
  ],
];

/** More of how somebody speaks who sells: the price, the risk taken away, the haste, the last sentence. */
export const PITCHED_SINCE: readonly RegExp[] = [
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
