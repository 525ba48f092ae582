import { address } from '../_frame/addresses';

/** Reads the tables by which PDFs name Japanese letters, and remembers whether one did not come. */
export class CharacterMaps {
  /** A font without its table loses its letters in silence: what was read then is not to be trusted. */
  lost = false;

  /** A table of the site. Rejects what is no name of a table (a file says which it wants), and what does not load. */
  read = async (name: string): Promise<Uint8Array> => {
    if (!/^[\w-]+$/.test(name)) throw new Error(`${name} is no name of a table`);
    try {
      const answer = await fetch(address.characterMap(name));
      if (answer.status === 404) throw new UnknownTable(name);
      if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
      return new Uint8Array(await answer.arrayBuffer());
    } catch (error) {
      if (!(error instanceof UnknownTable)) this.lost = true;
      throw error;
    }
  };
}

class UnknownTable extends Error {}
