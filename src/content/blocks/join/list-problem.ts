/** Says in a sentence, shown beside the field, why a list can't be used. */
export class ListProblem extends Error {}
