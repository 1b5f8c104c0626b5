import type { Product } from './product.ts';

/**
 * Adds leads, the first the newest: "Visitor 1" holds a formula that a spreadsheet must not run.
 * Their subjects take turns.
 */
export async function addLeads(product: Product, count: number): Promise<void> {
  // A statement may take eight seconds, and each lead is sorted into the search within its own.
  for (let from = 1; from <= count; from += 2000) {
    await product.sql(
      `insert into public.leads (name, email, phone, subject, message, created_at)
       select 'Visitor ' || n, 'visitor' || n || '@example.in', '+9198765' || lpad(n::text, 5, '0'),
         (array['franchise', 'partnership', 'support', 'general'])[1 + n % 4],
         case when n = 1 then '=HYPERLINK("https://evil.example")' else 'Message ' || n end,
         now() - make_interval(mins => n)
       from generate_series(${from}, ${Math.min(count, from + 1999)}) n`,
    );
  }
}
