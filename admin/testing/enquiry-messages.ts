import type { Said } from '../../contract/desk/read-message.ts';

const SINGLE = 'Single Brand Franchise';
const COURT = 'Multi-Brand Food Court';
const CLOUD = 'Cloud Kitchen Model';
const LAKH = 100_000;

/** What visitors write, and what it says about them. */
export const ENQUIRIES: readonly (readonly [message: string, found: Said])[] = [
  [
    'I have a 450 sq ft shop in Model Town, Ludhiana and about ₹12 lakh. Which brand fits? Please call after 5 in the evening.',
    { city: 'Ludhiana', area_sqft: 450, budget_rupees: 12 * LAKH, best_hour: 17, place: 'has' },
  ],
  [
    'Cloud kitchen in Chennai. Budget 8 to 10 lakhs. How soon can we begin? Want to start now.',
    { city: 'Chennai', budget_rupees: 10 * LAKH, model: CLOUD },
  ],
  ['Interested in franchise. Space 500sqft. Call me 11 am.', { area_sqft: 500, best_hour: 11 }],
  [
    'Shop 20x30 available near Patiala, want to open Roll Nation',
    { city: 'Patiala', area_sqft: 600, brand: 'Roll Nation', place: 'has' },
  ],
  [
    '50 gaj ki dukan hai Moga mein, franchise chahiye',
    { city: 'Moga', area_sqft: 450, language: 'Hindi', place: 'has' },
  ],
  [
    'Budget 10-15 lac, looking for food court franchise',
    { budget_rupees: 15 * LAKH, model: COURT },
  ],
  ['We can invest 1.5 cr in Gurgaon', { city: 'Gurugram', budget_rupees: 150 * LAKH }],
  ['budget 12L, location Zirakpur', { city: 'Zirakpur', budget_rupees: 12 * LAKH }],
  ['Need details of kiosk franchise', { model: SINGLE }],
  ['I want to open Delhi Gali in Jaipur', { city: 'Jaipur', brand: 'Delhi Gali' }],
  ['Delhi Gali franchise cost?', { brand: 'Delhi Gali' }],
  [
    'mujhe franchise leni hai, budget 10 lakh hai, Bathinda se',
    { city: 'Bathinda', budget_rupees: 10 * LAKH, language: 'Hindi' },
  ],
  [
    'Mere paas 300 sq feet jagah hai, kitna kharcha hoga? Karnal mein',
    { city: 'Karnal', area_sqft: 300, language: 'Hindi', place: 'has' },
  ],
  [
    'Kya aapki cloud kitchen franchise mil sakti hai? Main Panipat se hoon',
    { city: 'Panipat', model: CLOUD, language: 'Hindi' },
  ],
  ['Shaam 6 baje ke baad call karein', { best_hour: 18, language: 'Hindi' }],
  ['subah 10 baje phone karna, mujhe jankari chahiye', { best_hour: 10, language: 'Hindi' }],
  ['mainu franchise chahidi aa, kinne paise lagge', { language: 'Punjabi' }],
  [
    'Sat sri akal ji, asi Jalandhar vich outlet kholna chaunde haan. 15 lakh budget',
    { city: 'Jalandhar', budget_rupees: 15 * LAKH, language: 'Punjabi' },
  ],
  [
    'नमस्ते, मुझे लुधियाना में फ्रैंचाइज़ी लेनी है। बजट 12 लाख है।',
    { city: 'Ludhiana', budget_rupees: 12 * LAKH, language: 'Hindi' },
  ],
  [
    'हमारे पास ५०० वर्ग फुट की दुकान है, अम्बाला में',
    { city: 'Ambala', area_sqft: 500, language: 'Hindi', place: 'has' },
  ],
  [
    'मैं 1 करोड़ निवेश कर सकता हूँ। फ़ूड कोर्ट खोलना है, दिल्ली में।',
    { city: 'Delhi', budget_rupees: 100 * LAKH, model: COURT, language: 'Hindi' },
  ],
  ['कृपया शाम 5 बजे के बाद फ़ोन करें', { best_hour: 17, language: 'Hindi' }],
  ['क्लाउड किचन शुरू करना चाहते हैं, पुणे से', { city: 'Pune', model: CLOUD, language: 'Hindi' }],
  [
    'ਮੈਨੂੰ ਮੋਗਾ ਵਿੱਚ ਫਰੈਂਚਾਈਜ਼ ਚਾਹੀਦੀ ਹੈ, ਬਜਟ 10 ਲੱਖ',
    { city: 'Moga', budget_rupees: 10 * LAKH, language: 'Punjabi' },
  ],
  [
    'ਸਾਡੇ ਕੋਲ 60 ਗਜ਼ ਦੀ ਦੁਕਾਨ ਹੈ ਅੰਮ੍ਰਿਤਸਰ ਵਿਚ',
    { city: 'Amritsar', area_sqft: 540, language: 'Punjabi', place: 'has' },
  ],
  ['ਸ਼ਾਮ 6 ਵਜੇ ਫ਼ੋਨ ਕਰਨਾ ਜੀ, ਫੂਡ ਕੋਰਟ ਖੋਲਣਾ ਹੈ', { best_hour: 18, model: COURT, language: 'Punjabi' }],
  ['ਫਰੈਂਚਾਈਜ਼ ਬਾਰੇ ਦੱਸੋ ਜੀ', { language: 'Punjabi' }],
  [
    'Looking for multi brand food court, 2000 sq.ft. in Indore mall',
    { city: 'Indore', area_sqft: 2000, model: COURT },
  ],
  [
    'My budget is Rs 8,00,000. Want to start in Nagpur.',
    { city: 'Nagpur', budget_rupees: 8 * LAKH },
  ],
  ['Budget: 1500000', { budget_rupees: 15 * LAKH }],
  ['I can spend ₹25,00,000', { budget_rupees: 25 * LAKH }],
  ['around 5 lacs investment. Rent is 40k', { budget_rupees: 5 * LAKH }],
  ['Rent of shop 1 lakh per month, investment 30 lakh', { budget_rupees: 30 * LAKH }],
  ['Turnover 50 lakh. Funds ready 20 lakh for new outlet', { budget_rupees: 20 * LAKH }],
  ['Location: Bangalore', { city: 'Bengaluru' }],
  ['I am from Bombay and want a dealership', { city: 'Mumbai' }],
  ['Space in Navi Mumbai, 350 square feet', { city: 'Navi Mumbai', area_sqft: 350 }],
  ['Interested for Vizag', { city: 'Visakhapatnam' }],
  ['Ludhiana, Punjab. 400 sqft shop.', { city: 'Ludhiana', area_sqft: 400 }],
  ['Shop size 15 x 20 ft, ground floor, Hisar city', { city: 'Hisar', area_sqft: 300 }],
  ['I have 100 sq yards in Sector 70, Mohali', { city: 'Mohali', area_sqft: 900 }],
  ['40 sq m kiosk space, want franchise', { area_sqft: 431, model: SINGLE }],
  ['400-500 sq ft available', { area_sqft: 500 }],
  ['1,200 sq. ft. hall for food court, interested to partner', { area_sqft: 1200, model: COURT }],
  ['The Brown Burger franchise enquiry for Rohtak', { city: 'Rohtak', brand: 'The Brown Burger' }],
  ['Want to open brown burger outlet', { brand: 'The Brown Burger' }],
  ['Momos franchise price please', { brand: 'YCTFC Momos' }],
  ['Interested in YCTFC Idli From South', { brand: 'YCTFC Idli From South' }],
  [
    'Smoky bliss pizzeria franchise in Dehradun, 25 lakhs',
    { city: 'Dehradun', brand: 'Smoky Bliss Pizzeria', budget_rupees: 25 * LAKH },
  ],
  ['Valley Vista Cafe or Mystic Wellness Cafe, which is better to start?', {}],
  [
    'Chini Talkeez outlet kholna hai Shimla mein',
    { city: 'Shimla', brand: 'Chini Talkeez', language: 'Hindi' },
  ],
  ['Please call between 4 and 6 pm', { best_hour: 16 }],
  ['You can reach me after 7', { best_hour: 19 }],
  ['Call me at 10:30 am tomorrow', { best_hour: 10 }],
  ['Available on phone 3 pm to 5 pm', { best_hour: 15 }],
  ['I am free after 9 at night, then we talk', { best_hour: 21 }],
  ['Dopahar 2 baje baat kar sakte hain', { best_hour: 14, language: 'Hindi' }],
  ['Please contact in the morning around 11', { best_hour: 11 }],
  ['Call me in the evening', { best_hour: 18 }],
  ['I am free in the mornings, please ring then', { best_hour: 10 }],
  ['You can talk to me tomorrow afternoon.', { best_hour: 14 }],
  ['Shaam ko baat karein', { best_hour: 18 }],
  ['शाम को फ़ोन करें', { best_hour: 18, language: 'Hindi' }],
  ['ਸ਼ਾਮ ਨੂੰ ਫ਼ੋਨ ਕਰਨਾ ਜੀ', { best_hour: 18, language: 'Punjabi' }],
  ['Amritsar or Jalandhar, not decided. Budget 18 lakh', { budget_rupees: 18 * LAKH }],
  ['2 crore investment possible, Hyderabad city', { city: 'Hyderabad', budget_rupees: 200 * LAKH }],
  [
    'delivery kitchen start karna hai, 7 lakh tak, Lucknow',
    { model: CLOUD, budget_rupees: 7 * LAKH, city: 'Lucknow' },
  ],
  [
    'I have space at Sector 17, Chandigarh. Single outlet. Want to invest up to 15 lakh',
    { city: 'Chandigarh', model: SINGLE, budget_rupees: 15 * LAKH, place: 'has' },
  ],
  [
    'Ghar se kaam, cloud kitchen kholni hai, paisa 5-6 lakh hai mere paas',
    { model: CLOUD, budget_rupees: 6 * LAKH, language: 'Hindi' },
  ],
  [
    'Franchise in Kolkata? 20 Lacs. 600 sft.',
    { city: 'Kolkata', area_sqft: 600, budget_rupees: 20 * LAKH },
  ],
  [
    'We are building a mall of 3 lakh sq ft in Mohali and want a food court',
    { city: 'Mohali', area_sqft: 300_000, model: COURT },
  ],
  [
    'Our mall has 3 lakh sq ft, 12,000 sq ft for a food court. Budget 2 crore',
    { area_sqft: 12_000, budget_rupees: 200 * LAKH, model: COURT, place: 'has' },
  ],
  [
    'Own shop of 1200 sq ft on Mall Road Bathinda, budget 30 lakh, call after 6',
    {
      ...{ city: 'Bathinda', area_sqft: 1200, budget_rupees: 30 * LAKH },
      ...{ place: 'owned', best_hour: 18 },
    },
  ],
  [
    'ਬਰਨਾਲਾ ਵਿੱਚ ਆਪਣੀ ਦੁਕਾਨ ਹੈ, ਫਰੈਂਚਾਈਜ਼ ਲੈਣੀ ਹੈ',
    { city: 'Barnala', place: 'owned', language: 'Punjabi' },
  ],
  [
    'बरनाला में किराये की दुकान है, फ्रैंचाइज़ी चाहिए',
    { city: 'Barnala', place: 'rented', language: 'Hindi' },
  ],
  ['Looking for a shop in Khanna, want to open an outlet', { city: 'Khanna', place: 'looking' }],
  ['Interested in a franchise but I have no place yet', { place: 'none' }],
  ['what_is_your_budget: ₹10-15_lakh', { budget_rupees: 15 * LAKH }],
  ['My number is 98765 43210, place Moga, want a franchise', { city: 'Moga' }],
  ['I have seen your outlet in the mall and want to invest', {}],
  ['Can I open at your own place?', {}],
  ['Shop on rent available for your outlet', { place: 'has' }],
  ['Need franchise shop price', {}],
];
