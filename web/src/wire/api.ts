import { voice } from '../words/words.svelte';
import type { Problem, Words } from './generated';

/** What the server refused, in its own sentence, with the rule where there is one. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
    readonly rule?: string,
  ) {
    super(text);
  }
}

/** Ask the server for something; a Refusal where it says no or does not answer. */
export function ask<T>(path: string, secret?: string): Promise<T> {
  return request<T>('GET', path, undefined, secret);
}

/** The record of a finished match, line by line. */
export async function askRecord(table: string): Promise<Words[]> {
  const answer = await fetch(`/api/tables/${table}/record`);
  if (!answer.ok) throw new Refusal(answer.status, 'no-answer', voice.say('web-no-answer'));
  const lines = (await answer.text()).split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Words);
}

/** Tell the server to do something. */
export function tell<T>(path: string, body: unknown, method: 'POST' | 'PATCH' = 'POST'): Promise<T> {
  return request<T>(method, path, JSON.stringify(body));
}

/** Send a record as it is. */
export function sendRecord<T>(path: string, record: Blob): Promise<T> {
  return request<T>('POST', path, record, undefined, 'application/x-ndjson');
}

async function request<T>(
  method: string,
  path: string,
  body?: BodyInit,
  secret?: string,
  type = 'application/json',
): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': voice.language };
  if (body !== undefined) headers['Content-Type'] = type;
  if (secret) headers['Authorization'] = `Seat ${secret}`;
  let answer: Response;
  try {
    answer = await fetch(path, { method, body, headers });
  } catch {
    throw new Refusal(0, 'no-answer', voice.say('web-no-answer'));
  }
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  const problem = (await answer.json().catch(() => undefined)) as Problem | undefined;
  throw new Refusal(
    answer.status,
    problem?.code ?? 'no-answer',
    problem?.text ?? voice.say('web-no-answer'),
    problem?.rule,
  );
}
