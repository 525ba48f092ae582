/** What is missing of an edition, told by the clauses of a later one that counts chapters and clauses in the same way. */
export interface Lost {
  /** Nothing is left of the chapters after this one. */
  afterChapter: number;
  /** Clauses of the chapters that are left whose text is missing all the same. */
  clauses: readonly string[];
}

/** 5.00 ends with chapter 7, and its section 1.5 breaks off after the clause on players. Told by the clauses of 5.5. */
export const LOST_OF_500: Lost = {
  afterChapter: 7,
  clauses: ['1.5.2', '1.5.3', '1.5.3a', '1.5.3b', '1.5.3c', '1.5.4', '1.5.4a'],
};

/** Whether the older edition would say what a clause or section of the newer says in a part that is lost. */
export function isLost({ afterChapter, clauses }: Lost, id: string): boolean {
  return Number.parseInt(id, 10) > afterChapter || clauses.includes(id);
}
