import { type Logger, pino, stdSerializers } from 'pino';
import type { Env } from '../env.ts';

/** Never log IP addresses, e-mail addresses, bodies or tokens. */
export function openLog(level: Env['logLevel']): Logger {
  return pino({
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: explainError },
  });
}

type PostgresError = Error & Partial<Record<'severity' | 'code' | 'table' | 'constraint', string>>;

/** A database error's text may hold a visitor's values, so only codes and names are kept. */
export function explainError(error: Error): Record<string, unknown> {
  const { severity, code, table, constraint } = error as PostgresError;
  const { type, message, stack = '' } = stdSerializers.err(error);
  if (!severity) return { type, message, stack, code };
  const frames = stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
  return { type, message: `database error ${code}`, stack: frames, code, table, constraint };
}
