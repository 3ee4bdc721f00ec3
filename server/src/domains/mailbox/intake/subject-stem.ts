const marks = /^(?:\s*(?:re|fw|fwd|aw|wg|отв|ответ|на|пересл|fyi)(?:\[\d+\])?\s*:)+/iu;

/** Whether a subject says that the letter answers or hands on another. */
export const isAnswer = (subject: string) => marks.test(subject);

/** A subject without the marks of answering, as it is compared. */
export const subjectStem = (subject: string) => subject.replace(marks, '').replace(/\s+/g, ' ').trim().toLowerCase();
