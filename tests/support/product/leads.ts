import type { Product } from './product.ts';

/**
 * Adds leads, the first the newest: "Visitor 1" holds a formula that a spreadsheet must not run.
 * Their subjects take turns.
 */
export async function addLeads(product: Product, count: number): Promise<void> {
  await product.sql(
    `insert into public.leads (name, email, phone, subject, message, created_at)
       select 'Visitor ' || n, 'visitor' || n || '@example.in', '+9198765' || lpad(n::text, 5, '0'),
         (array['franchise', 'partnership', 'support', 'general'])[1 + n % 4],
         case when n = 1 then '=HYPERLINK("https://evil.example")' else 'Message ' || n end,
         now() - make_interval(mins => n)
       from generate_series(1, $1) n`,
    [count],
  );
}
