import type { APIRoute } from 'astro';
import { loadCompany } from '../../content/load-company.ts';
import { loadPage } from '../../content/page/load-page.ts';
import { writeAgreementPaper } from '../../prospectus/agreement-paper.ts';
import { today } from '../../prospectus/load-prospectuses.ts';

export const GET: APIRoute = async ({ site }) => {
  const [page, company] = await Promise.all([loadPage('agreement'), loadCompany()]);
  const siteUrl = (site?.href ?? '').replace(/\/$/, '');
  return new Response(await writeAgreementPaper(page, { company, siteUrl, today: today() }), {
    headers: { 'content-type': 'application/pdf' },
  });
};
