import { ROUTES } from '../../../contract/routes.ts';
import { addLead, test } from '../../support/product/desk.ts';

const LEADS: [string, number, string, object][] = [
  [
    'Gurpreet Singh Dhillon',
    5,
    'I have my own shop of 1,200 sq ft on Mall Road Bathinda and about 30 lakh. Call after 6 pm.',
    { city: 'Bathinda', budget_rupees: 3000000, area_sqft: 1200, best_hour: 18 },
  ],
  [
    'मनोज कुमार',
    12,
    'नमस्ते, मुझे लुधियाना में फ्रैंचाइज़ी चाहिए, बजट 15 लाख है। कृपया जानकारी भेजें।',
    { city: 'Ludhiana', budget_rupees: 1500000, language: 'Hindi' },
  ],
  [
    'ਹਰਜੀਤ ਕੌਰ',
    40,
    'ਸਤ ਸ੍ਰੀ ਅਕਾਲ ਜੀ, ਮੈਨੂੰ ਬਰਨਾਲਾ ਵਿੱਚ ਕਲਾਊਡ ਕਿਚਨ ਖੋਲ੍ਹਣੀ ਹੈ। 10 ਲੱਖ ਦਾ ਬਜਟ ਹੈ।',
    { city: 'Barnala', budget_rupees: 1000000 },
  ],
  [
    'Elante Mall Developers Private Limited',
    90,
    'We develop a mall of 3 lakh sq ft and want your food court of 12,000 sq ft with eight brands.',
    { area_sqft: 12000, city: 'Zirakpur' },
  ],
  ['Priya', 200, 'Price?', { subject: 'general' }],
  ['Jagdeep Brar', 400, 'Please call me tomorrow morning.', { calls_allowed: false }],
  ['bhai franchise chahiye', 1500, 'bhai franchise chahiye kitna lagega', {}],
  ['Simran Kaur', 2000, 'Club card not working, I paid 999', { subject: 'support' }],
  [
    'Harpreet (Canada)',
    2500,
    'NRI with one crore, wants three outlets in Jalandhar this year.',
    { budget_rupees: 10000000, city: 'Jalandhar', phone: '+16045551234' },
  ],
  [
    'Ravi Sharma',
    3000,
    'Panchkula 2,500 sq ft own place',
    { city: 'Panchkula', area_sqft: 2500, stage: 'contacted' },
  ],
  [
    'Neha Gupta',
    4000,
    'Cloud kitchen 10 lakh',
    { city: 'Mohali', stage: 'qualified', budget_rupees: 1000000 },
  ],
  ['Amit', 5000, 'Signed', { city: 'Amritsar', stage: 'won', budget_rupees: 2550000 }],
  ['Kulwinder', 300, 'Supplier of paneer, partnership', { subject: 'partnership' }],
];

test('look', async ({ page, product, isMobile }) => {
  for (const [name, minutes, message, more] of LEADS) {
    const { subject, phone, calls_allowed, ...cols } = more as Record<string, unknown>;
    const id = await addLead(product, name, minutes, {
      message,
      email: `someone.long.name${minutes}@example.in`,
      phone: `+9198765${String(10000 + minutes)}`,
      ...(subject ? { subject } : {}),
      ...(phone ? { phone } : {}),
      ...(calls_allowed === false ? { calls_allowed } : {}),
    });
    for (const [column, value] of Object.entries(cols))
      await product.sql(`update public.leads set ${column} = $2 where id = $1`, [id, value]);
  }
  await product.sql(
    "update public.leads set due_at = now() + interval '2 hours', due_what = 'call again' where name = 'Ravi Sharma'",
  );
  const at = isMobile ? 'phone' : 'desk';
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    for (const view of ['today', 'leads', 'search', 'board']) {
      await page.goto(`${ROUTES.admin}#${view}`);
      await page.waitForTimeout(1800);
      await page.screenshot({ path: `/tmp/shots/look-${at}-${view}-${theme}.png` });
      if (view === 'today') {
        await page.getByRole('link', { name: 'Gurpreet Singh Dhillon', exact: true }).click();
        await page.waitForTimeout(1200);
        await page.screenshot({ path: `/tmp/shots/look-${at}-lead-${theme}.png` });
        await page.getByLabel('Note').fill('Wants to see the fee sheet');
        await page.getByRole('button', { name: 'Save note' }).click();
        await page.waitForTimeout(1500);
        await page.screenshot({ path: `/tmp/shots/look-${at}-toast-${theme}.png` });
        await page.goto(`${ROUTES.admin}#leads`);
        await page.getByRole('link', { name: 'Gurpreet Singh Dhillon', exact: true }).click();
        await page.waitForTimeout(1200);
        await page.screenshot({
          path: `/tmp/shots/look-${at}-wholelead-${theme}.png`,
          fullPage: true,
        });
      }
    }
  }
});
