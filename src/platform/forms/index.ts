export { choice, choices, date, line, lineProblem, lines, required } from './fields.ts';
export { text, tick, ticks, wholeNumber } from './fields.ts';
export { createPublicForm, type FormDefinition, type RefusedForm } from './public-form.ts';
export type { PostedForm, Problems, Typed, Values } from './reader.ts';
