import { z } from 'zod';
import { request } from '../api.ts';
import { ApiError } from '../api-error.ts';

/** The sign-in calls are the auth library's own and answer refusals in its shape, `{ message }`, not in the contract's. */
const refusalSchema = z.object({ message: z.string().min(1) });

export async function signIn(body: { email: string; password: string }): Promise<void> {
  await post('/api/auth/sign-in/email', body);
}

/** A sign-out that finds no session left has what it wanted. */
export async function signOut(): Promise<void> {
  try {
    await post('/api/auth/sign-out', {});
  } catch (error) {
    const isGone = error instanceof ApiError && ['signed-out', 'forbidden', 'not-found'].includes(error.kind);
    if (!isGone) throw error;
  }
}

async function post(address: string, body: unknown): Promise<void> {
  await request(
    address,
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    refusalSchema,
  );
}
