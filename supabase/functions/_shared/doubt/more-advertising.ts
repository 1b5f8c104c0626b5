import type { Clue } from './advertised-goods.ts';

/** Goods of mass mail by what they have in common, in the languages of India too; points as in `OFFERED`. */
export const OFFERED_SINCE: readonly Clue[] = [
  // Medicine: names of drugs share their endings, and nobody asks a food company for any.
  [/\b\w{3,}(?:afil|afinil|codone|zepam|zolam)\b|kamagra|\bgenerics\b|\bcapsules?\b|ayurvedic/, 2],
  // Money that is lent, mended or multiplied.
  [
    /\bloans?\b.{0,50}(?:without|no (?:paper|guarantor|security)|disburs|in \d+ (?:minutes|hours))|disburs/,
    2,
  ],
  [/(?:cibil|credit score).{0,50}(?:karwa|badha|repair|\d{3}\+)/, 2],
  [
    /\b(?:token|coin|crypto) (?:picks|calls)|\bholdings\b|trade gold|gold trading|\bdeposit 0?\.\d/,
    2,
  ],
  [/\bkam(?:ai|ayen?|ayein|ao)\b|ghar baithe|mobile par kaam|\bअर्निंग\b/, 2],
  [/(?:bumper|cash|first) prize|processing fee|number was drawn|nominated for/, 2],
  // To be found, quoted and praised.
  [/(?:not|never) (?:appear|show(?: up)?|found)\b.{0,40}search|search for (?:you|your)/, 2],
  [
    /(?:place|contribute|publish|submit) (?:an?|our|my) (?:\S+ ){0,3}(?:article|story|post)\b|link on your|one link|per placement/,
    2,
  ],
  [
    /(?:star|genuine\S*(?: looking)?|google|maps?) (?:ratings|reviews)|ratings on maps|aged accounts/,
    2,
  ],
  [/(?:instagram|facebook|इंस्टाग्राम|फेसबुक).{0,30}(?:page|पेज|handle|chala|चला)/, 2],
  // Addresses of people, and mails to them.
  [
    /verified (?:contacts|profiles|numbers|data)|(?:excel|csv) (?:file|format|sheet)|account holders/,
    2,
  ],
  [
    /cold (?:e-?mails?|calls?)|book(?:s|ed)? meetings|qualified calls|(?:whatsapp|sms) messages in/,
    2,
  ],
  // Programs and offices.
  [/(?:ordering|delivery|your own|branded) app\b|speed and mobile|mobile layout|domain names\b/, 2],
  [/\bitr\b|gst (?:registration|filing|return filing)|call cent(?:re|er)|telecall/, 2],
  [/\b\d ?bhk\b|new launch|on possession|office furniture|false ceiling|modular kitchen/, 2],
  [/led screens?|advertise (?:on|with|in)|kitchen equipment and/, 2],
  [
    /you seem nice|by mistake but|(?:kind|nice|serious) (?:man|gentleman)\b|hotel and home service/,
    2,
  ],
  [/\b(?:tablets|medicines?)\b|blood pressure|\bstamina\b/, 2],
  [
    /daily (?:profit|return|income)|percent (?:daily|profit)|sure ?shot|arbitrage|withdraw whenever/,
    2,
  ],
  [
    /samadhan|\bkalesh\b|\bwidow\b.{0,80}(?:million|lakh|crore)|(?:salary|lakh) .{0,20}in your account/,
    2,
  ],
  [
    /name .{0,20}(?:is expiring|expires)|private limited company in|followers in|\d paise|logon ko message/,
    2,
  ],
  [/\d nights|per couple|flights included|\bflutter\b|\breact\b|news portals|paid stories/, 2],
  [
    /(?:daily|रोज|roz) .{0,12}(?:\d[\d,]+ ?(?:rs|rupees|रुपये)|\d+ fresh)|exclusive to you|निवेश नहीं/,
    2,
  ],
  [
    /(?:visiting|menu) cards|standees|deep clean|pest treatment|from our .{0,12}factory|below market/,
    2,
  ],
];

/** More of how somebody speaks who sells: the price, the risk taken away, the haste, the last sentence. */
export const PITCHED_SINCE: readonly Clue[] = [
  [
    /(?:fees?|rates?|charges?|price|only|just|sirf|सिर्फ|for|at) (?:rs\.? ?|₹ ?)?\d[\d,.]*(?: ?(?:rs|rupees|rupaye|रुपये))? ?(?:a|per|\/) ?(?:month|row|lead|seat|placement)|\b\d[\d,]* (?:only|each|monthly)\b|(?:sirf|सिर्फ) \d|one-time \d|(?:महीने|mahine) (?:का|ke|ka) (?:सिर्फ|sirf)|\d (?:dollars|paisa)\b/,
    1,
  ],
  [
    /or you owe|no (?:card|contract|blocking|paper)|free of cost|(?:nahi|nahin|नहीं) (?:to|toh|तो) p?(?:aise|पैसे)|paise wapas|पैसे वापस|kaam hone ke baad|joining free|zero down|rows free/,
    1,
  ],
  [
    /\bin \d+ (?:days|hours|minutes|weeks)\b|\d+ (?:din|ghante) (?:me|mein)\b|in three weeks|first month|by friday/,
    1,
  ],
  [
    /open to a (?:chat|call)|book (?:a|your) (?:walkthrough|site visit|demo|slot)|(?:whatsapp|phone|call|sampark) kar(?:o|e|ein|en)\b(?! ?le)|aaj hi|abhi\.|संपर्क करें|call (?:our|the) manager|on telegram|in my profile/,
    1,
  ],
  [
    /\b(?:i|we) (?:fix|rank|post|write cold|run a \d+|buy all|could teach|can repair|liked your)\b|\bhum\b.{0,60}(?:karwate|chalate|banate|dilate|dete) hain?\b|हम .{0,60}(?:चलाते|बनाते|दिलाते|करवाते) हैं|are you the owner|every business/,
    1,
  ],
  [
    /sabse (?:kam|sasta)|tension mat lo|\bmauka\b|upto \d|up to \d+ ?%|\d+ ?(?:%|percent) (?:off|discount)/,
    1,
  ],
  [
    /(?:at|from|now for) \d[\d,]*(?:\.| |,)|\b\d[\d,]* (?:me|rupees each|per month)\b|\d+ (?:percent|%) (?:below|cheaper|profit|margin)/,
    1,
  ],
  [
    /in (?:a|one|ten|24|five) (?:week|minutes|hours|day)s?\b|offer till|before it is released|\bjaldi\b|जल्दी|seats|सीटें/,
    1,
  ],
  [
    /\bincluded\b|free delivery|saal free|emi available|bookings done|no drop|refill|provided\.|on request\.|bulk orders/,
    1,
  ],
  [
    /apply in|catalogue|proof on|baat kar|private mail|expert will|secure it|hire for|our executive|shuru\.|may i call/,
    1,
  ],
];
