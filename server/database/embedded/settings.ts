/** Where clients reach the cluster: a folder with the Unix socket, or 127.0.0.1 on Windows. */
export interface Address {
  socketFolder?: string;
  port: number;
}

/** A socket's path may have 103 bytes on macOS and 107 on Linux; `/.s.PGSQL.5432` takes 14. */
const MAX_FOLDER_BYTES = 103 - 14;

/** Whether PostgreSQL can create its socket in `folder`. */
export const fitsSocket = (folder: string): boolean =>
  Buffer.byteLength(folder) <= MAX_FOLDER_BYTES;

/**
 * Renders the whole postgresql.conf. It is rewritten at each start, so that an update of the
 * product reaches existing clusters. `alter system` still wins: PostgreSQL reads its file after
 * this one.
 */
export function renderSettings({ socketFolder, port }: Address): string {
  const settings: Record<string, string> = {
    listen_addresses: socketFolder ? '' : '127.0.0.1',
    unix_socket_directories: socketFolder ? quoteListItem(socketFolder) : '',
    unix_socket_permissions: '0700',
    port: String(port),
    max_connections: '50',
    shared_buffers: '64MB',
    max_wal_size: '256MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '%m [%p] ',
    // Starts, stops and crashes are logged; failed statements are not: the server reports those
    // itself, and PostgreSQL would write the visitor's data into the log.
    log_min_messages: 'log',
    log_checkpoints: 'off',
    idle_in_transaction_session_timeout: '60s',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${quote(value)}`);
  return ['# Written by the server at each start; changes here are lost.', ...lines, ''].join('\n');
}

const quote = (value: string): string => `'${value.replaceAll("'", "''")}'`;
const quoteListItem = (value: string): string => `"${value.replaceAll('"', '""')}"`;
