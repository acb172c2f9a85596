export { canBeAnswered, checkForm, type FieldErrors, type FormCheck, listBlank } from "./check-form.ts";
export {
  eachField,
  type FieldName,
  type FieldTexts,
  fieldNames,
  fieldOf,
  fields,
  namesOf,
} from "./fields.ts";
export {
  type FormType,
  formFieldsOf,
  forms,
  formTypes,
  isContactForm,
  joinFullName,
  type SubmissionMode,
  submissionModes,
} from "./forms.ts";
export {
  callTokenHeader,
  type FormsSuccess,
  readFormsResponse,
} from "./forms-response.ts";
export { recordNames, toLeadRecord } from "./lead-record.ts";
export { readTexts } from "./read-texts.ts";
export { isReference, referenceOf } from "./reference.ts";
export {
  type ErasedLead,
  type Fact,
  type LeadBlock,
  type Moment,
  type OwnerAction,
  type OwnerView,
  ownerActions,
  type ShownLead,
} from "./shown-lead.ts";
export { contentOf, type RefusedSubmission, type Submission, type SubmissionBody } from "./submission.ts";
