import { filterQuestions } from '../tools/questions/filter-questions.ts';

/** Inline program of the questions' page: it comes with the page's late script, where a module would be two requests of its own. */
const place = document.getElementById('questions');
if (place) filterQuestions(place);
