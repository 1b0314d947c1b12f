import type { WritingUsage } from '../../../contract/templates/writing.ts';
import type { Db } from '../../platform/db/database.ts';
import type { WritingProvider } from './writing-provider.ts';

interface UsageOfCall {
  readonly writer: WritingProvider;
  readonly failed: boolean;
  readonly tokensIn: number;
  readonly tokensOut: number;
}

/** Adds one call to the day's row. */
export async function addUsage(db: Db, { writer, failed, tokensIn, tokensOut }: UsageOfCall): Promise<void> {
  const failures = failed ? 1 : 0;
  await db
    .insertInto('writing_usage')
    .values({
      day: new Date().toISOString().slice(0, 10),
      provider: writer.provider,
      model: writer.model,
      calls: 1,
      failures,
      tokens_in: tokensIn,
      tokens_out: tokensOut,
    })
    .onConflict(conflict =>
      conflict.columns(['day', 'provider', 'model']).doUpdateSet(eb => ({
        calls: eb('writing_usage.calls', '+', 1),
        failures: eb('writing_usage.failures', '+', failures),
        tokens_in: eb('writing_usage.tokens_in', '+', tokensIn),
        tokens_out: eb('writing_usage.tokens_out', '+', tokensOut),
      })),
    )
    .execute();
}

export async function listUsage(db: Db): Promise<WritingUsage['days']> {
  const since = new Date(Date.now() - 90 * 86_400_000).toISOString().slice(0, 10);
  return db
    .selectFrom('writing_usage')
    .select(['day', 'provider', 'model', 'calls', 'failures', 'tokens_in', 'tokens_out'])
    .where('day', '>=', since)
    .orderBy('day', 'desc')
    .orderBy('model')
    .limit(1_000)
    .execute();
}
