import { useEffect, useState } from 'react';

const TOKEN = /^#[0-9a-f-]{36}\.[\w-]{22}$/;

const tokenIn = (hash: string): string | undefined =>
  TOKEN.test(hash) ? hash.slice(1) : undefined;

/**
 * The token in the address. It stays there, so that the page can be reloaded and kept: a link within the
 * page, such as the one that skips to the content, would otherwise replace it.
 */
export function useToken(): string | undefined {
  const [token, setToken] = useState(() => tokenIn(location.hash));
  useEffect(() => {
    const follow = () => {
      const found = tokenIn(location.hash);
      if (found) setToken(found);
      else if (token) history.replaceState(history.state, '', `#${token}`);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [token]);
  return token;
}
