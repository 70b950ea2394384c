import { ask, Refusal, sendRecord } from '../../wire/api';
import type { Frames } from '../../wire/generated';

/** Whose eyes a replay is seen through: a seat's number, everybody's, or with all hands open. */
export type Eyes = string;

/** Where the frames of a replay come from. */
export type Source = (eyes: Eyes, since: number, count: number) => Promise<Frames>;

const WAIT = 2500;
const PATIENCE = 16;

/** The replay of a table of this server. */
export function tableSource(id: string): Source {
  return (eyes, since, count) => ask<Frames>(`/api/tables/${id}/replay?${query(eyes, since, count)}`);
}

/** The replay of a record that somebody has; the server reads it anew for each piece, and not too often. */
export function recordSource(record: Blob): Source {
  const read = async (path: string, again: number): Promise<Frames> => {
    try {
      return await sendRecord<Frames>(path, record);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'too-fast' || again === 0) throw error;
      await new Promise((done) => setTimeout(done, WAIT));
      return read(path, again - 1);
    }
  };
  return (eyes, since, count) => read(`/api/replay?${query(eyes, since, count)}`, PATIENCE);
}

function query(eyes: Eyes, since: number, count: number): string {
  return new URLSearchParams({ eyes, since: String(since), count: String(count) }).toString();
}
