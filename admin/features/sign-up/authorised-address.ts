const toHex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Whether the browser can already tell that this address may not sign up (specification §5). It has
 * a digest of the authorised address, not the address itself. Without a digest or Web Crypto (plain
 * HTTP) it refuses nothing; the database decides in every case.
 * @param digest lower-case hex SHA-256 of the trimmed, lower-cased address.
 */
export async function isRefusedAddress(
  email: string,
  digest: string | undefined = import.meta.env.PUBLIC_ADMIN_EMAIL_SHA256,
): Promise<boolean> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (!digest || !subtle) return false;
  const bytes = new TextEncoder().encode(email.trim().toLowerCase());
  return toHex(await subtle.digest('SHA-256', bytes)) !== digest.toLowerCase();
}
