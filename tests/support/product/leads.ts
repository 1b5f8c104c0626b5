import type { Product } from './product.ts';

/** So many are added in one statement: each stays far below the limit of time, on a slow machine too. */
const SLICE = 1000;

/**
 * Adds leads, the first the newest: "Visitor 1" holds a formula that a spreadsheet must not run.
 * Their subjects take turns.
 */
export async function addLeads(product: Product, count: number): Promise<void> {
  for (let first = 1; first <= count; first += SLICE)
    await product.sql(
      `insert into public.leads (name, email, phone, subject, message, created_at)
       select 'Visitor ' || n, 'visitor' || n || '@example.in', '+9198765' || lpad(n::text, 5, '0'),
         (array['franchise', 'partnership', 'support', 'general'])[1 + n % 4],
         case when n = 1 then '=HYPERLINK("https://evil.example")' else 'Message ' || n end,
         now() - make_interval(mins => n)
       from generate_series($1::int, $2::int) n`,
      [first, Math.min(first + SLICE - 1, count)],
    );
}
