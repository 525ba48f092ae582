/** What plays a page, whatever the browser: it opens an address and evaluates an expression there. */
export interface Driver {
  readonly name: string;
  open: (url: string) => Promise<void>;
  /** The value of a JavaScript expression in the page. */
  ask: (expression: string) => Promise<unknown>;
  close: () => Promise<void>;
}

/** A browser that may be on this machine. */
export interface Kind {
  readonly name: string;
  /** The program it needs, or that it is not here, in a line. */
  find: () => string | null;
  start: (program: string) => Promise<Driver>;
}

/** A page comes to what is asked within so many milliseconds, on a busy machine too. */
const PATIENCE = 30_000;

/** Waits until an expression holds in the page. Refused, with the expression, when it never does. */
export async function until(driver: Driver, expression: string): Promise<void> {
  const began = Date.now();
  // A page that is being left answers nothing: the next one is asked.
  while (!(await driver.ask(`Boolean(${expression})`).catch(() => false))) {
    if (Date.now() - began > PATIENCE) throw new Error(`${driver.name}: never came: ${expression}`);
    await new Promise((again) => setTimeout(again, 40));
  }
}
