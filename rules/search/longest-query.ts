/** Letters of a query; nobody asks in more, and every one is weighed. */
export const LONGEST_QUERY = 400;
