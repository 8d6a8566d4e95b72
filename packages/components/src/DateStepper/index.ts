export { DateStepper, type DateStepperProps } from './DateStepper';
