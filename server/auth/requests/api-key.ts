import { isEqualText } from '../../../supabase/functions/_shared/equal-text.ts';

/**
 * Checks the `apikey` header as the gateway of hosted Supabase does.
 * @returns undefined for the publishable key, else the 401 answer
 */
export function refuseApiKey(request: Request, publishableKey: string): Response | undefined {
  const given = request.headers.get('apikey');
  if (given === null) {
    return Response.json(
      {
        message: 'No API key found in request',
        hint: 'No `apikey` request header or url param was found.',
      },
      { status: 401 },
    );
  }
  if (isEqualText(given, publishableKey)) return undefined;
  return Response.json(
    { message: 'Invalid API key', hint: 'Double check the publishable key of this site.' },
    { status: 401 },
  );
}

/** The token of `Authorization: Bearer …`, or undefined without that header. */
export function bearerToken(request: Request): string | undefined {
  return request.headers.get('authorization')?.match(/^Bearer +(\S+)$/i)?.[1];
}
