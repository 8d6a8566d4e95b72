import { useLocation, useNavigate } from 'react-router-dom';

/** Goes to the previous page, or to another one when the app was opened on this one. */
export function useGoBack(otherwise = '/'): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  // The router gives this key to the page that it started on: https://reactrouter.com/api/hooks/useLocation
  const isFirst = key === 'default';
  return () => void (isFirst ? navigate(otherwise, { replace: true }) : navigate(-1));
}
