import { useCallback, useState } from 'react';
import { describeAuthError } from '../../shared/account/auth-errors.ts';
import { backend } from '../../shared/backend/backend.ts';
import { type Device, listDevices } from '../../shared/second-factor/devices.ts';

/** The account's devices as the server knows them; undefined until they are loaded. */
export function useDevices() {
  const [devices, setDevices] = useState<Device[]>();
  const [error, setError] = useState<string>();

  const load = useCallback(async () => {
    const { data, error } = await backend.auth.getUser();
    setError(error ? describeAuthError(error) : undefined);
    if (data.user) setDevices(listDevices(data.user));
  }, []);

  return { devices, error, load };
}
