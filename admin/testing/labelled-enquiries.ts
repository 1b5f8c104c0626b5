import type { ScoredLead } from '../../contract/desk/score-lead.ts';

export type Label = 'hot' | 'warm' | 'cold';

/** What else an enquiry has besides its message; a subject of the form and an Indian mobile number if not said. */
type More = Partial<Omit<ScoredLead, 'message'>>;

const finder = (answers: object) => ({ interest: { from: 'finder', ...answers } });

/** Forty enquiries as they come, and how an owner would sort them before he picks up the phone. */
export const LABELLED: readonly (readonly [Label, message: string, More?])[] = [
  [
    'hot',
    'We are developing a mall in Mohali. 12,000 sq ft is planned for a food court and we would like to see you about it.',
    { subject: 'partnership' },
  ],
  [
    'hot',
    'I live in Toronto and want to invest ₹1 crore in a food court in Ludhiana. Please WhatsApp.',
    { phone: '+14165550123' },
  ],
  [
    'hot',
    'Our hotel on the highway near Ambala has a hall of 6,000 sq ft. The board meets on 15 December, please send a proposal.',
  ],
  ['hot', 'Own shop of 1200 sq ft on Mall Road Bathinda, budget 30 lakh, call after 6'],
  [
    'hot',
    'Ready to invest 50 lakh this month in Panchkula, 2,500 sq ft on the ground floor available.',
  ],
  [
    'hot',
    'We run 4 outlets of another brand in Delhi and want to open 3 outlets with you. Budget 1.5 cr.',
  ],
  ['hot', 'मेरे पास लुधियाना में अपनी दुकान है, 1500 वर्ग फुट। बजट 40 लाख है। इसी महीने शुरू करना है।'],
  ['hot', 'ਮੇਰੇ ਕੋਲ ਮੋਗਾ ਵਿੱਚ ਆਪਣੀ ਦੁਕਾਨ ਹੈ 1000 ਵਰਗ ਫੁੱਟ, ਬਜਟ 25 ਲੱਖ। ਤੁਰੰਤ ਸ਼ੁਰੂ ਕਰਨਾ ਹੈ'],
  [
    'hot',
    'Bhai apni dukan hai Jalandhar me 1400 sq ft, 35 lakh laga sakta hu, jaldi call karo franchise ke liye',
  ],
  [
    'hot',
    'Please call me tomorrow morning.',
    finder({
      models: ['multiBrand'],
      ...{ budget: 3_000_000, city: 'Bathinda', area: 1500, place: 'owned', start: 'now' },
    }),
  ],
  ['hot', 'Master franchise for Himachal, funds 2 crore. Let us meet next week.'],
  ['hot', '1 करोड़ निवेश करना है, चंडीगढ़ में फूड कोर्ट खोलना है', { subject: null }],
  [
    'hot',
    'Hospital canteen in Patiala, 3,000 sq ft, 2000 visitors a day. Looking for a multi brand partner immediately.',
    { subject: 'partnership' },
  ],

  ['warm', 'Shop 450 sq ft in Model Town Ludhiana, about ₹12 lakh. Which brand fits?'],
  ['warm', 'Cloud kitchen in Zirakpur, budget 10 lakh. What is the payback?'],
  ['warm', 'mujhe franchise leni hai, budget 15 lakh hai, Amritsar se'],
  ['warm', 'ਬਰਨਾਲਾ ਵਿੱਚ ਆਪਣੀ ਦੁਕਾਨ ਹੈ, ਬਜਟ 10 ਲੱਖ, ਫਰੈਂਚਾਈਜ਼ ਚਾਹੀਦੀ ਹੈ'],
  ['warm', 'हमारे पास ५०० वर्ग फुट की दुकान है, अम्बाला में, बजट 12 लाख'],
  [
    'warm',
    'Want details.',
    finder({ models: ['singleBrand'], budget: 1_200_000, city: 'Khanna', place: 'rented' }),
  ],
  ['warm', 'Budget 20 lakh, no place yet. Hisar or Rohtak.'],
  ['warm', 'Roll Nation franchise for Karnal, budget 12 lakh, rented shop of 300 sq ft'],
  ['warm', 'sade kol 60 gaj di dukan hai Phagwara vich, 11 lakh tak budget', { subject: null }],
  [
    'warm',
    'what_is_your_budget: ₹10-15_lakh\nwhen_can_you_start: within_3_months',
    { subject: null, city: 'Sirsa' },
  ],
  ['warm', 'Interested in a kiosk in Solan with ₹10 lakh, want to start next month'],

  ['cold', 'test', { phone: '+919000000000' }],
  ['cold', 'Testing', { subject: 'franchise', enquiries_of_person: 3 }],
  ['cold', 'price?'],
  ['cold', 'bhai franchise chahiye'],
  ['cold', 'Hi', { attribution: { looked: '/franchise' } }],
  ['cold', 'Franchise ki details bhejo'],
  ['cold', 'फ्रैंचाइज़ी की जानकारी चाहिए', { subject: null }],
  ['cold', 'ਫਰੈਂਚਾਈਜ਼ ਬਾਰੇ ਦੱਸੋ ਜੀ', { subject: null }],
  ['cold', 'Interested', { phone: null }],
  ['cold', 'How much for momos franchise? I have 2 lakh.'],
  ['cold', 'Please send brochure to my mail. Just exploring.', { phone: null }],
  ['cold', 'kitna paisa lagega? Moga'],
  ['cold', 'I am a student and write a project about your franchise.'],
  [
    'cold',
    'We supply packaging at best rates and would like to partner.',
    { subject: 'partnership' },
  ],
  ['cold', 'Is a dealership possible in Guwahati?'],
  ['cold', 'call me', { enquiries_of_person: 2 }],
];
